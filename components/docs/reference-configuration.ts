/** Our colours and fonts under Scalar's names. */
const ourLook = `
.light-mode, .dark-mode {
  --scalar-font: var(--font-geist-sans);
  --scalar-font-code: var(--font-geist-mono);
  --scalar-color-1: var(--foreground);
  --scalar-color-2: var(--muted-foreground);
  --scalar-color-3: var(--muted-foreground);
  --scalar-color-accent: var(--primary-text);
  --scalar-background-1: var(--background);
  --scalar-background-2: var(--muted);
  --scalar-background-3: var(--accent);
  --scalar-background-accent: var(--selected);
  --scalar-border-color: var(--border);
  --scalar-color-green: var(--positive);
  --scalar-color-red: var(--destructive-text);
  --scalar-color-yellow: var(--warning);
  --scalar-color-blue: var(--info);
  --scalar-color-orange: var(--warning);
  --scalar-color-purple: var(--primary-text);
  --scalar-button-1: var(--primary);
  --scalar-button-1-color: var(--primary-foreground);
  --scalar-button-1-hover: var(--primary-hover);
  --scalar-radius: var(--radius);
  /* The bar above, under which the sidebar sticks. */
  --scalar-custom-header-height: 3.5rem;
}
/* Every operation lets one choose the language of its sample. */
.scalar-reference-intro-clients {
  display: none;
}
.light-mode .sidebar, .dark-mode .sidebar {
  --scalar-sidebar-background-1: var(--sidebar);
  --scalar-sidebar-border-color: var(--border);
  --scalar-sidebar-color-1: var(--foreground);
  --scalar-sidebar-color-2: var(--muted-foreground);
  --scalar-sidebar-item-hover-background: var(--sidebar-accent);
  --scalar-sidebar-item-active-background: var(--sidebar-accent);
  --scalar-sidebar-color-active: var(--foreground);
}
/* Thousands of elements that each take a moment to follow the theme would take seconds together. */
@media (prefers-reduced-motion: reduce) {
  .scalar-app, .scalar-app * {
    transition: none !important;
  }
}`

/** Samples are shown in the languages of the guide; Scalar's other ones are left out. */
const hiddenClients = {
  ...Object.fromEntries(
    ["c", "clojure", "dart", "fsharp", "go", "http", "java", "kotlin", "node", "objc", "ocaml"]
      .concat(["php", "powershell", "r", "ruby", "rust", "swift"])
      .map((language) => [language, true]),
  ),
  shell: ["wget", "httpie"],
  js: ["axios", "ofetch", "jquery", "xhr"],
  python: ["python3", "aiohttp", "httpx_async", "httpx_sync"],
  csharp: ["restsharp"],
}

/**
 * How Scalar shows the document: nothing is loaded from or sent to third parties (fonts, proxy, telemetry, its own client), and a key that
 * is typed is forgotten when the page is left.
 */
export function referenceConfiguration(canTry: boolean) {
  return {
    url: "/api/v1.1/openapi.json",
    // Calls go to the server that the page came from, whatever the document calls it.
    servers: [{ url: "/api/v1.1", description: "This service" }],
    theme: "none",
    layout: "modern",
    customCss: ourLook,
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    hideDarkModeToggle: true,
    hideTestRequestButton: !canTry,
    showDeveloperTools: "never",
    persistAuth: false,
    documentDownloadType: "json",
    orderSchemaPropertiesBy: "preserve",
    hiddenClients,
    defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
    authentication: { preferredSecurityScheme: "apiKey" },
    agent: { disabled: true },
    mcp: { disabled: true },
  }
}
