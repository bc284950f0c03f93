import type { EventEmitter } from "node:events"
import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import path from "node:path"
import { PrismaPg } from "@prisma/adapter-pg"
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type ErrorRegistry,
} from "@prisma/driver-adapter-utils"
import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm"
import pg from "pg"
import { readMigrations } from "@/lib/db/tools/migration-files"
import { databaseKind } from "@/lib/env"
import { sqliteAdapter } from "@/lib/db/engine/adapter"

type Bindings = { SchemaEngine: typeof SchemaEngine; __wbg_set_wasm(exports: WebAssembly.Exports): void }

let bindings: Promise<Bindings> | undefined

/** The engine as WebAssembly from the registry, because the native one would have to be downloaded. */
async function loadBindings(): Promise<Bindings> {
  const entry = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg")
  const module = await WebAssembly.compile(await readFile(entry.replace(/\.js$/, ".wasm")))
  const loaded = (await import("@prisma/schema-engine-wasm/schema_engine_bg" as string)) as Bindings
  const imports = { "./schema_engine_bg.js": loaded as unknown as WebAssembly.ModuleImports }
  const instance = await WebAssembly.instantiate(module, imports)
  loaded.__wbg_set_wasm(instance.exports)
  ;(instance.exports.__wbindgen_start as () => void)()
  return loaded
}

/**
 * Runs `work` with Prisma's schema engine on the database `url`, and closes its connection afterwards: on
 * PostgreSQL it holds an advisory lock for as long as it is connected.
 */
export async function withSchemaEngine<T>(
  url: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  bindings ??= loadBindings()
  const { SchemaEngine } = await bindings
  const datamodels: [string, string][] = [["schema.prisma", await readSchema(databaseKind(url))]]
  const connections: { dispose(): Promise<void> }[] = []
  const factory = databaseKind(url) === "postgresql" ? catalogueAdapter(url) : describableSqlite(url)
  const connect = factory.connect.bind(factory)
  factory.connect = async () => {
    const connection = await connect()
    connections.push(connection)
    return connection
  }
  const bound = bindMigrationAwareSqlAdapterFactory(factory)
  let engine: SchemaEngine | undefined
  try {
    engine = await SchemaEngine.new({ datamodels }, () => {}, bound)
    return await work(engine)
  } catch (error) {
    throw driverFault(error, bound.errorRegistry) ?? error
  } finally {
    engine?.free()
    await Promise.all(connections.map((connection) => connection.dispose().catch(() => {})))
  }
}

/** The driver's error, of which the engine reports only the number; null if the fault is the engine's own. */
function driverFault(error: unknown, registry: ErrorRegistry): unknown {
  const number = /External error id#(\d+)/.exec(String(error))?.[1]
  return number === undefined ? null : registry.consumeError(Number(number))?.error
}

/**
 * An adapter with which the engine can read partial indexes: it queries one with its name in double quotes, which
 * better-sqlite3's SQLite takes for the name of a column.
 */
function describableSqlite(url: string) {
  const factory = sqliteAdapter(url)
  const connect = factory.connect.bind(factory)
  factory.connect = async () => {
    const connection = await connect()
    const queryRaw = connection.queryRaw.bind(connection)
    connection.queryRaw = (query) =>
      queryRaw({ ...query, sql: query.sql.replace(/ name = "(\w+)";$/, " name = '$1';") })
    return connection
  }
  return factory
}

/** PostgreSQL's one-byte `"char"`, and a type that no column of its catalogue has. */
const oneByteChar = 18
const uuid = 2950

/** How long connecting may take, in milliseconds. */
const connectPatience = 5_000

/**
 * An adapter that can read PostgreSQL's catalogue, which is full of one-byte `"char"` columns: Prisma's own adapter doesn't
 * know that type, so it is passed through as a UUID and given to the engine as what it is.
 */
function catalogueAdapter(url: string): PrismaPg {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: connectPatience })
  // A connection that is cut while it is closing is no fault.
  pool.on("error", () => {})
  pool.on("connect", (client) => {
    const { connection } = client as unknown as { connection: EventEmitter }
    connection.prependListener("rowDescription", (message: { fields: { dataTypeID: number }[] }) => {
      for (const field of message.fields) if (field.dataTypeID === oneByteChar) field.dataTypeID = uuid
    })
  })
  const factory = new PrismaPg(pool, { disposeExternalPool: true })
  const connect = factory.connect.bind(factory)
  factory.connect = async () => {
    const connection = await connect()
    // The adapter's own method splits a script at every semicolon, including those inside a function.
    connection.executeScript = async (script) => {
      await pool.query(script)
    }
    const queryRaw = connection.queryRaw.bind(connection)
    connection.queryRaw = async (query) => {
      const answer = await queryRaw(query)
      const columnTypes = answer.columnTypes.map((type) =>
        type === ColumnTypeEnum.Uuid ? ColumnTypeEnum.Character : type,
      )
      return { ...answer, columnTypes }
    }
    return connection
  }
  return factory
}

/** The schema's text for one database; the committed file is SQLite's. */
export async function readSchema(kind: "sqlite" | "postgresql"): Promise<string> {
  const text = await readFile("prisma/schema.prisma", "utf8")
  return kind === "sqlite" ? text : text.replace('provider = "sqlite"', 'provider = "postgresql"')
}

/** The committed migrations of one database, in the form the engine takes. */
async function migrationList(kind: "sqlite" | "postgresql"): Promise<MigrationList> {
  const baseDir = path.resolve("prisma/migrations", kind)
  const files = await readMigrations(kind)
  return {
    baseDir,
    lockfile: {
      path: "migration_lock.toml",
      content: await readFile(path.join(baseDir, "migration_lock.toml"), "utf8").catch(() => null),
    },
    shadowDbInitScript: "",
    migrationDirectories: files.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } },
    })),
  }
}

/**
 * Does what `prisma migrate deploy` does with the database `url`, and returns the engine's diagnosis of the migrations in it
 * afterwards.
 */
export async function deployByPrisma(url: string) {
  const kind = databaseKind(url)
  const [migrationsList, filters] = [await migrationList(kind), filtersFor(kind)]
  return withSchemaEngine(url, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters })
    const history = await engine.diagnoseMigrationHistory({
      migrationsList,
      filters,
      optInToShadowDatabase: false,
    })
    return { applied: appliedMigrationNames, history }
  })
}

/** Tables that migrations make by hand and the schema can't describe: the search index of SQLite and the tables inside it. */
const handMadeTables = [
  "job_search",
  "job_search_short",
  "job_search_positions",
  ...["job_search", "job_search_short"].flatMap((index) =>
    ["data", "idx", "content", "docsize", "config"].map((part) => `${index}_${part}`),
  ),
]

/** What the engine ignores in a database of this kind. */
export function filtersFor(kind: "sqlite" | "postgresql") {
  return { externalTables: kind === "sqlite" ? handMadeTables : [], externalEnums: [] }
}
