import { createECDH, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import { type Contact, isGenerated, readContact } from "./config.rules";
import { StartupError } from "./errors";

const minimumSecretBytes = 32;
const databaseUrlForm = "postgresql://usuario:senha@servidor:5432/banco";
const howToMakeASecret = "gere um com “openssl rand -hex 32”";
const isSet = (value: string | undefined): value is string => value !== undefined && value !== "";

/** The default bcrypt cost, and the minimum in production. Each step doubles the work; 12 takes 200 ms of a core. */
const safePasswordCost = 12;

const databaseAddress = (variable: string) =>
  z
    .url({
      protocol: /^postgres(ql)?$/,
      error: `${variable} deve ter a forma ${databaseUrlForm}.`,
    })
    .refine((url) => new URL(url).pathname.length > 1, {
      error: `${variable} deve dizer o nome do banco no fim: ${databaseUrlForm}.`,
      when: ({ issues }) => issues.length === 0,
    })
    .optional();

const environment = z.object({
  NODE_ENV: z
    .enum(["development", "test", "production"], {
      error: "NODE_ENV deve ser development, test ou production.",
    })
    .default("development"),
  PORT: z.coerce
    .number({ error: "PORT deve ser um número de 0 a 65535." })
    .int()
    .min(0)
    .max(65535)
    .default(4000),
  HOST: z.string().min(1).default("localhost"),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: databaseAddress("DATABASE_URL"),
  DATABASE_DIRECT_URL: databaseAddress("DATABASE_DIRECT_URL"),
  DATABASE_REPLICA_URL: databaseAddress("DATABASE_REPLICA_URL"),
  DATABASE_APPLICATION_ROLE: z
    .string()
    .regex(/^[a-z_][a-z0-9_]{0,62}$/, "DATABASE_APPLICATION_ROLE deve ser o nome de um papel do PostgreSQL.")
    .optional(),
  DATABASE_POOL_SIZE: z.coerce
    .number({ error: "DATABASE_POOL_SIZE deve ser um número." })
    .int()
    .min(2)
    .max(200)
    .default(10),
  ACCESS_TOKEN_SECRET: z.string().optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: "PUBLIC_URL deve ser um endereço http(s)." }).optional(),
  PATIENCE: z.coerce
    .number({ error: "PATIENCE deve ser um número de 1 a 100." })
    .min(1, "PATIENCE deve ser um número de 1 a 100.")
    .max(100, "PATIENCE deve ser um número de 1 a 100.")
    .default(1),
  PASSWORD_HASH_COST: z.coerce
    .number({ error: "PASSWORD_HASH_COST deve ser um número de 4 a 15." })
    .int()
    .min(4)
    .max(15)
    .default(safePasswordCost),
  TRUST_PROXY: z.coerce
    .number({ error: "TRUST_PROXY deve ser o número de proxies à frente do servidor." })
    .int()
    .min(0)
    .default(0),
  METRICS_PORT: z.coerce
    .number({ error: "METRICS_PORT deve ser um número de 1 a 65535." })
    .int()
    .min(1)
    .max(65_535)
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "OTEL_EXPORTER_OTLP_ENDPOINT deve ser um endereço http(s)." })
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "SMTP_URL deve ter a forma smtp://usuario:senha@servidor:587." })
    .optional(),
  ADMIN_EMAIL: z.email({ error: "ADMIN_EMAIL deve ser um e-mail." }).toLowerCase().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  MAIL_FROM: z.string().default("Praia <nao-responda@praia.example>"),
  CONTACT: z
    .string()
    .transform((text, issues) => {
      const contact = readContact(text);
      if (contact) return contact;
      issues.addIssue("CONTACT deve ter a forma Nome <nome@servidor>.");
      return z.NEVER;
    })
    .optional(),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      "VAPID_SUBJECT deve ser mailto:nome@servidor ou https://….",
    )
    .optional(),
  BACKUP_DIR: z.string().optional(),
  DEMO_DATA: z.enum(["on", "off"], { error: "DEMO_DATA deve ser on ou off." }).default("on"),
  READINGS_RETENTION_MONTHS: z.coerce
    .number({ error: "READINGS_RETENTION_MONTHS deve ser um número de meses, de 6 a 120." })
    .int()
    .min(6, "READINGS_RETENTION_MONTHS deve ser um número de meses, de 6 a 120.")
    .max(120, "READINGS_RETENTION_MONTHS deve ser um número de meses, de 6 a 120.")
    .default(24),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"], {
      error: "LOG_LEVEL deve ser silent, error, warn, info ou debug.",
    })
    .default("warn"),
});

/** Both in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Absolute path of the folder of the embedded database. */
  dataDir: string;
  /** Null: the server runs a PostgreSQL of its own in `dataDir`; never in production. */
  databaseUrl: string | null;
  /**
   * The same database without the pooler that `databaseUrl` leads to, for what needs a connection of its own: migrations,
   * events, jobs. Null: there is no pooler.
   */
  databaseDirectUrl: string | null;
  /** A streaming standby from which reports and exports are read; null if there is none. */
  databaseReplicaUrl: string | null;
  /** The role that `migrate` grants the servers' rights to; null if servers connect as the owner of the tables. */
  applicationRole: string | null;
  databasePoolSize: number;
  accessTokenSecret: string;
  /** Without a slash at the end; null: the address the server listens on. */
  publicUrl: string | null;
  trustProxy: number;
  /** The port for Prometheus; null to collect no metrics. */
  metricsPort: number | null;
  /** Whether to export traces; the exporter reads the address of the collector itself. */
  exportsTraces: boolean;
  smtpUrl: string | null;
  mailFrom: string;
  /** The contact of the platform operator on the pages, until an admin sets another one; null if not configured. */
  contact: Contact | null;
  /** The account that becomes admin if there is none yet; without a password, a random one is mailed. */
  firstAdmin: { email: string; password: string | null } | null;
  /** The keys by which push services recognise this platform; null: generated once and kept in the database. */
  vapid: VapidKeys | null;
  /** A contact for push services. */
  vapidSubject: string;
  /** Absolute path of the folder of the database backups; null if not configured. */
  backupDir: string | null;
  /** How long the log of who read whose personal data is kept. */
  readingsKeptMonths: number;
  seedDemoData: boolean;
  showMailbox: boolean;
  showStylePage: boolean;
  logLevel: string;
}

/**
 * The configuration from the environment, checked.
 * @throws StartupError with one sentence that names the variable.
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const env = checked(variables);
  passwordHashCost(variables);
  const production = env.NODE_ENV === "production";
  const dataDir = resolve(env.DATA_DIR);
  const secret = accessTokenSecret(env.ACCESS_TOKEN_SECRET, production, dataDir);
  if (production && env.DATABASE_URL === undefined)
    throw new StartupError(`Em produção é preciso definir DATABASE_URL (${databaseUrlForm}).`);
  if (env.DATABASE_DIRECT_URL !== undefined && env.DATABASE_URL === undefined)
    throw new StartupError("Com DATABASE_DIRECT_URL é preciso definir DATABASE_URL, a do pooler.");
  if (env.DATABASE_REPLICA_URL !== undefined && env.DATABASE_URL === undefined)
    throw new StartupError("Com DATABASE_REPLICA_URL é preciso definir DATABASE_URL, a do banco principal.");
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL ?? null,
    applicationRole: env.DATABASE_APPLICATION_ROLE ?? null,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    accessTokenSecret: secret,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, "") ?? null,
    trustProxy: env.TRUST_PROXY,
    metricsPort: env.METRICS_PORT ?? null,
    exportsTraces: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    contact: env.CONTACT ?? null,
    firstAdmin:
      env.ADMIN_EMAIL === undefined ? null : { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD ?? null },
    vapid: vapidKeys(env.VAPID_PUBLIC_KEY, env.VAPID_PRIVATE_KEY),
    vapidSubject: env.VAPID_SUBJECT ?? `mailto:${readContact(env.MAIL_FROM)?.email ?? env.MAIL_FROM.trim()}`,
    backupDir: env.BACKUP_DIR === undefined ? null : resolve(env.BACKUP_DIR),
    readingsKeptMonths: env.READINGS_RETENTION_MONTHS,
    seedDemoData: !production && env.DEMO_DATA === "on",
    showMailbox: !production,
    showStylePage: !production,
    logLevel: env.LOG_LEVEL,
  };
}

/**
 * How long something may take before it is given up: an answer, a statement, a place in a queue. PATIENCE multiplies it, for
 * machines on which other work must not decide, such as those of tests.
 * @param ms on a machine of its own. @returns milliseconds.
 */
export const withPatience = (ms: number): number => ms * (Number(process.env["PATIENCE"]) || 1);

/** The bcrypt cost. @throws StartupError if it is too low for production. */
export function passwordHashCost(variables: NodeJS.ProcessEnv): number {
  const { NODE_ENV, PASSWORD_HASH_COST: cost } = checked(variables);
  if (NODE_ENV === "production" && cost < safePasswordCost)
    throw new StartupError(`Em produção PASSWORD_HASH_COST deve ser pelo menos ${safePasswordCost}.`);
  return cost;
}

/** What may be given as the path of a file that holds it, by the name with _FILE: as Docker and Kubernetes keep secrets. */
const secrets = [
  "ACCESS_TOKEN_SECRET",
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_REPLICA_URL",
  "SMTP_URL",
  "ADMIN_PASSWORD",
  "VAPID_PRIVATE_KEY",
] as const;

/** @throws StartupError when a file cannot be read, or when a secret is given in both ways. */
function secretsFromFiles(variables: NodeJS.ProcessEnv): [string, string][] {
  return secrets.flatMap((name): [string, string][] => {
    const path = variables[`${name}_FILE`];
    if (!isSet(path)) return [];
    if (isSet(variables[name])) throw new StartupError(`Defina ${name} ou ${name}_FILE, não os dois.`);
    try {
      return [[name, readFileSync(path, "utf8").trimEnd()]];
    } catch (error) {
      const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
      throw new StartupError(`Não foi possível ler o arquivo de ${name}_FILE (${reason}).`);
    }
  });
}

function checked(variables: NodeJS.ProcessEnv): z.infer<typeof environment> {
  const entries = [...Object.entries(variables), ...secretsFromFiles(variables)];
  const given = Object.fromEntries(entries.filter(([, value]) => isSet(value)));
  const parsed = environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new StartupError(
    issue ? `Configuração inválida em ${issue.path.join(".")}: ${issue.message}` : "Configuração inválida.",
  );
}

function accessTokenSecret(given: string | undefined, production: boolean, dataDir: string): string {
  if (given !== undefined) {
    if (Buffer.byteLength(given) < minimumSecretBytes)
      throw new StartupError(
        `ACCESS_TOKEN_SECRET deve ter pelo menos ${minimumSecretBytes} bytes: ${howToMakeASecret}.`,
      );
    if (production && !isGenerated(given))
      throw new StartupError(`ACCESS_TOKEN_SECRET é fácil de adivinhar: ${howToMakeASecret}.`);
    return given;
  }
  if (production)
    throw new StartupError(
      `Em produção é preciso definir ACCESS_TOKEN_SECRET (pelo menos ${minimumSecretBytes} bytes aleatórios): ${howToMakeASecret}.`,
    );
  return rememberedSecret(dataDir, "access-token-secret");
}

/** @throws StartupError unless both keys are given, and belong to each other. */
function vapidKeys(publicKey: string | undefined, privateKey: string | undefined): VapidKeys | null {
  if (publicKey === undefined && privateKey === undefined) return null;
  if (publicKey === undefined || privateKey === undefined)
    throw new StartupError("Defina VAPID_PUBLIC_KEY e VAPID_PRIVATE_KEY, as duas.");
  if (!isKeyPair(publicKey, privateKey))
    throw new StartupError(
      "VAPID_PUBLIC_KEY e VAPID_PRIVATE_KEY não formam um par: gere um com “npx web-push generate-vapid-keys”.",
    );
  return { publicKey, privateKey };
}

function isKeyPair(publicKey: string, privateKey: string): boolean {
  if (!/^[\w-]{43}$/.test(privateKey)) return false;
  const pair = createECDH("prime256v1");
  try {
    pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
  } catch {
    return false;
  }
  return pair.getPublicKey("base64url") === publicKey;
}

/** A secret of this data folder, made once, so that sign-ins survive a restart in development. */
export function rememberedSecret(dataDir: string, name: string): string {
  ensureWritable(dataDir);
  const file = join(dataDir, name);
  if (!existsSync(file))
    writeFileSync(file, randomBytes(minimumSecretBytes).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}

/** @throws StartupError when nothing can be written into the folder. */
export function ensureWritable(dataDir: string): void {
  try {
    makeFolder(dataDir);
    writeFileSync(join(dataDir, ".escrita"), "");
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    throw new StartupError(
      `Não é possível escrever na pasta de dados ${dataDir}${reason}. Ajuste as permissões ou defina DATA_DIR.`,
    );
  }
}

// Step by step: Node's own recursive mkdir never returns where a file system refuses with ENOENT, as /proc does.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
