import { isSecure } from "./request-address"

/** The path of the requested page, without its employer; set by proxy.ts. */
export const pathHeader = "X-Page-Path"

/** The path and the query of the page as requested; set by proxy.ts. */
export const addressHeader = "X-Page-Address"

/** For a year, browsers that reached us over https use only https. */
export const strictTransport = "max-age=31536000; includeSubDomains"

/** The headers of anything but a page: a browser takes it as nothing else, runs nothing in it and frames it nowhere. */
export const plainHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
}

/**
 * What a page may do (Content-Security-Policy level 3): scripts run only with `nonce`, which is new for every answer, and
 * nothing is loaded from, sent to or framed by another origin. In development, React needs `eval` to explain errors.
 */
export function contentPolicy(nonce: string, { development }: { development: boolean }): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    // Styles can't run anything, and menus and dialogs are positioned by style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ")
}

/** The headers of every page besides its content policy. */
export function pageHeaders(request: Request): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy":
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), display-capture=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(isSecure(request) && { "Strict-Transport-Security": strictTransport }),
  }
}
