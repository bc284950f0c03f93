import reactHooks from "eslint-plugin-react-hooks"
import tseslint from "typescript-eslint"

/** A folder's border: what it may not import, and where such code belongs instead. */
function border(files, forbidden, { ignores = [] } = {}) {
  return {
    files,
    ignores,
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: forbidden.map(([regex, message]) => ({ regex, message })) },
      ],
    },
  }
}

const framework = [
  "^(next|react|react-dom)(/|$)",
  "This layer knows no framework: pages and components do that.",
]
const storage = [
  "^(@/lib/db|@prisma/|.*generated/)",
  "Storage is reached through the stores of the context; queries belong in lib/db.",
]
const serving = ["^@/lib/http", "This layer does not know how it is served: that code belongs in lib/http."]
const contract = ["^@/lib/api", "The wire format belongs in lib/api; this layer has the domain's own shapes."]
const domain = ["^@/lib/(domain|db|http)", "The browser knows the API alone: use lib/queries and lib/api."]
const pages = [
  "^@/(components|app)(/|$)",
  "Components and pages are at the top: nothing below may import them.",
]
const components = [domain, storage, ["^@/app/", "Components do not know the pages that show them."]]
const queries = ["^@/lib/queries", "lib/queries is for the browser."]

const environment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: "The environment is parsed once, in lib/env.ts: add the variable there.",
}

/** Folders whose pages speak every language; the others follow, one by one. */
const spoken = [
  "app/(auth)/**/*.tsx",
  "components/auth/**/*.tsx",
  "components/messages/**/*.tsx",
  "components/settings/account/**/*.tsx",
  "components/settings/members/**/*.tsx",
  "components/two-factor/**/*.tsx",
]

const sayIt = "What people read is said in every language: put it into lib/messages and write t(key)."

export default tseslint.config(
  {
    ignores: [
      "node_modules",
      "**/.next",
      "dist",
      "lib/db/generated",
      "prisma/generated",
      "data",
      "next-env.d.ts",
      ".cache",
    ],
  },
  ...tseslint.configs.recommended,
  { files: ["**/*.tsx"], ...reactHooks.configs.flat.recommended },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "no-console": ["error", { allow: ["error"] }],
      eqeqeq: "error",
    },
  },
  {
    files: ["cli/**", "scripts/**", "server/**", "bench/**", "e2e/**", "prisma/**", "examples/**"],
    rules: { "no-console": "off" },
  },
  border(["lib/domain/**"], [framework, storage, serving, contract, pages, queries]),
  border(["lib/api/**"], [framework, storage, serving, pages, queries]),
  border(["lib/db/**"], [framework, contract, serving, pages, queries]),
  border(["lib/http/**"], [framework, storage, pages, queries], { ignores: ["lib/http/context.ts"] }),
  border(["lib/queries/**"], [domain, storage, pages, framework], { ignores: ["lib/queries/**/*.tsx"] }),
  border(["components/**"], components),
  border(
    ["components/**"],
    [
      ...components,
      ["^next/link$", "Its addresses lose the employer: use Link of components/layout/page-address."],
    ],
    { ignores: ["components/auth/**", "components/layout/page-address.tsx"] },
  ),
  border(
    ["components/ui/**"],
    [
      [
        "^@/(lib|components/(?!ui/))",
        "components/ui knows no noun and nothing but itself: this belongs in components/<noun>.",
      ],
    ],
  ),
  border(
    ["app/api/**"],
    [storage, pages, queries, ["^(next|react)(/|$)", "Routes speak Request and Response alone."]],
  ),
  border(
    ["app/**/*.tsx"],
    [storage, ["^@/lib/domain", "Pages are shells: rules belong in lib/domain behind the API."]],
  ),
  {
    files: ["lib/**", "app/**", "components/**"],
    ignores: ["lib/env.ts", "lib/db/generated/**"],
    rules: {
      "no-restricted-syntax": ["error", environment],
    },
  },
  {
    files: spoken,
    rules: {
      "no-restricted-syntax": [
        "error",
        environment,
        { selector: "JSXText[value=/\\p{L}/u]", message: sayIt },
        {
          selector:
            "JSXAttribute[name.name=/^(alt|title|label|hint|description|placeholder|aria-label|aria-description|\\w+Label)$/] :matches(Literal[value=/\\p{L}/u], TemplateElement[value.raw=/\\p{L}/u]):not(CallExpression *, BinaryExpression *)",
          message: sayIt,
        },
        {
          selector:
            "JSXElement > JSXExpressionContainer > :matches(Literal[value=/\\p{L}/u], TemplateLiteral)",
          message: sayIt,
        },
      ],
    },
  },
  {
    files: ["lib/domain/**"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: "The clock comes in the context: context.clock.now().",
        },
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: "The clock comes in the context: context.clock.now().",
        },
        {
          selector: "CallExpression[callee.name='fetch']",
          message: "The domain asks nobody over the network; take what is needed through the context.",
        },
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: "The environment is parsed once, in lib/env.ts, and handed in.",
        },
      ],
    },
  },
)
