import path from "node:path"
import reactHooks from "eslint-plugin-react-hooks"
import tseslint from "typescript-eslint"
import { literalText } from "./scripts/literal-text.mjs"

/** The border of a folder: what it may not import, and where such code belongs instead. */
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

/** A file's layer: its folder or, within lib, the folder there. */
function layerOf(file) {
  const [folder, room, ...rest] = file.split("/")
  return folder === "lib" && rest.length > 0 ? `lib/${room}` : folder
}

/** Imports from another layer start at the root, so that the border they cross is visible. */
const aliasAcrossLayers = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const file = path.relative(import.meta.dirname, context.filename)
    function check({ source }) {
      if (typeof source?.value !== "string" || !source.value.startsWith("../")) return
      const imported = path.posix.join(path.posix.dirname(file), source.value)
      if (layerOf(imported) === layerOf(file)) return
      context.report({ node: source, message: `This is another layer: import it as "@/${imported}".` })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

/** The databases' own drivers. */
const drivers = ["better-sqlite3", "pg"].map((name) => ({
  name,
  message:
    "Databases are connected to in lib/db/engine, and looked after in lib/db/tools: stores use its client.",
  allowTypeImports: true,
}))

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
const domain = ["^@/lib/(domain|db|http)", "The browser knows only the API: use lib/queries and lib/api."]
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

const unheard = {
  selector: "CallExpression[callee.property.name='mutate'] > ObjectExpression > Property[key.name='onError']",
  message: "Callbacks of `mutate` are dropped with the component that called it: use mutateAsync(…).then(…).",
}

/** Files whose text exists in every language. The guide's prose is written separately in each; the reference and code are in English. */
const spoken = ["app/**/*.{ts,tsx}", "components/**/*.{ts,tsx}", "lib/queries/**/*.{ts,tsx}"]

const takeRandom = "Take it as an argument: apart from secrets, the domain makes nothing random."

/** Where the domain generates secrets. */
const secrets = [
  "lib/domain/api-keys/key-secret.ts",
  "lib/domain/link-token.ts",
  "lib/domain/members/{generate-password,one-time-code}.ts",
  "lib/domain/webhooks/webhook-secret.ts",
]

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
    // Scripts that Node runs directly (*.mjs) can't use the alias.
    files: ["**/*.{ts,tsx}"],
    plugins: { layers: { rules: { "alias-across-layers": aliasAcrossLayers } } },
    rules: { "layers/alias-across-layers": "error" },
  },
  {
    files: ["**/*.{ts,tsx}"],
    ignores: ["lib/db/{engine,tools}/**", "scripts/migrations/**", "bench/**", "e2e/**"],
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { paths: drivers }] },
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
        "^@/(lib|components/(?!ui/|messages/))",
        "components/ui knows no noun, nothing but itself and how to say something: this belongs in components/<noun>.",
      ],
    ],
  ),
  border(
    ["app/api/**"],
    [storage, pages, queries, ["^(next|react)(/|$)", "Routes deal only in Request and Response."]],
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
    files: ["components/**"],
    rules: { "no-restricted-syntax": ["error", environment, unheard] },
  },
  {
    files: spoken,
    ignores: [
      "app/api/**",
      "components/docs/{en,fr,samples}/**",
      "components/docs/*reference*.ts",
      "**/*.test.{ts,tsx}",
    ],
    plugins: { languages: { rules: { "literal-text": literalText } } },
    rules: { "languages/literal-text": "error" },
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
          selector: "CallExpression[callee.name=/^set(Timeout|Interval)$/]",
          message: "The domain doesn't wait: that belongs in lib/db/engine/patience.ts or in server.",
        },
        {
          selector:
            "CallExpression[callee.name='setImmediate'], MemberExpression[object.name='performance'][property.name='now']",
          message: "Long work gives others their turn by lib/others-turn.ts.",
        },
        {
          selector:
            "MemberExpression[object.name='Math'][property.name='random'], ImportSpecifier[imported.name='randomUUID'], MemberExpression[property.name='randomUUID']",
          message: takeRandom,
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
  {
    files: ["lib/domain/**"],
    ignores: ["**/*.test.ts", ...secrets],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          paths: [
            ...drivers,
            ...["crypto", "node:crypto"].map((name) => ({
              name,
              importNames: [
                "randomBytes",
                "randomInt",
                "randomFill",
                "randomFillSync",
                "getRandomValues",
                "default",
              ],
              message: takeRandom,
            })),
          ],
        },
      ],
    },
  },
)
