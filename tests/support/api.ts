import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { Logger, runOnce, type TaskList } from "graphile-worker";
import { createClient } from "graphql-ws";
import { afterAll, beforeAll } from "vitest";
import { WebSocket } from "ws";
import { createAccessToken } from "../../server/identity/token.rules";
import { openSession } from "../../server/identity/session.step";
import { jobTasks } from "../../server/jobs";
import { readConfig, type Config } from "../../server/platform/config";
import { closeDatabase, openDatabase, type Database } from "../../server/platform/database";
import { openEventBus } from "../../server/platform/events/event-bus";
import type { AnswerLimits } from "../../server/platform/limits/operation-cost";
import { createLog } from "../../server/platform/log";
import { createApiServer, usualBounds, type ServerBounds } from "../../server/server";
import { createTestDatabase } from "./database";

export interface GraphQLAnswer {
  // Each test knows the shape of its own query.
  data: Record<string, any> | null;
  errors?: { message: string; path?: (string | number)[]; extensions: { code: string } }[];
}

export interface TestApi {
  db: Database;
  databaseUrl: string;
  config: Config;
  url: string;
  /** Sends an operation over HTTP, authenticated if a token is given. */
  run(query: string, variables?: Record<string, unknown>, token?: string | null): Promise<GraphQLAnswer>;
  /** The data of an operation; throws if it has errors. */
  data(
    query: string,
    variables?: Record<string, unknown>,
    token?: string | null,
  ): Promise<Record<string, any>>;
  /** Runs due background jobs until none is left. @param instead jobs that replace the product's. */
  runJobs(instead?: TaskList): Promise<void>;
  /** An access token of a fresh session. */
  tokenOf(userId: string): Promise<string>;
  /** The SQL statements sent by the given work. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>;
  /** Events of a subscription over a separate WebSocket; `stop` closes it. */
  subscribe(query: string, variables: Record<string, unknown>, token: string | null): LiveEvents;
  close(): Promise<void>;
}

export interface LiveEvents {
  next(): Promise<{ value: GraphQLAnswer | undefined; done: boolean }>;
  stop(): Promise<void>;
}

/** Limits for access tests, which send larger operations than clients may and inspect every error. */
export const unlimited: AnswerLimits = {
  budgets: { stranger: Infinity, known: Infinity },
  mostErrors: Infinity,
};

/**
 * Starts a complete server on a database, with HTTP and WebSocket, on a free port.
 * @param write gets each log line; without it there is no log.
 */
export async function startApi(
  databaseUrl: string,
  environment: Record<string, string> = {},
  write?: (line: string) => void,
  limits?: AnswerLimits,
  bounds: ServerBounds = usualBounds,
  clock?: () => Date,
): Promise<TestApi> {
  const config = readConfig({
    NODE_ENV: "test",
    DATABASE_URL: databaseUrl,
    ACCESS_TOKEN_SECRET: "segredo-apenas-para-os-testes-da-api",
    ...environment,
  });
  const log = write ? createLog("debug", { write }) : createLog(process.env["TEST_LOG"] ?? "silent");
  // Recorded only inside statementsOf: a test file may send a hundred thousand statements.
  let statements: string[] | null = null;
  const db = openDatabase({ url: databaseUrl, poolSize: 10, onStatement: (sql) => statements?.push(sql) });
  const events = await openEventBus(databaseUrl, log);
  let url = "";
  const api = await createApiServer({
    config,
    db,
    events,
    log,
    publicUrl: () => url,
    bounds,
    ...(limits ? { limits } : {}),
    ...(clock ? { clock } : {}),
  });
  const server = createServer(api.handle);
  // On a busy machine the client may reuse a connection that the server is just closing after five idle seconds.
  server.keepAliveTimeout = 600_000;
  const closeLive = api.attachLive(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  let underWay = 0;
  /** With LATE_REQUESTS=1, by chance, some of several requests at once are sent when the others are through already. */
  const inSomeOrder = async <T>(send: () => Promise<T>): Promise<T> => {
    if (process.env["LATE_REQUESTS"] !== "1") return send();
    underWay++;
    try {
      await setTimeout(0);
      if (underWay > 1 && Math.random() < 0.5) await setTimeout(300);
      return await send();
    } finally {
      underWay--;
    }
  };
  const run: TestApi["run"] = async (query, variables = {}, token = null) => {
    const request = {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ query, variables }),
    };
    const response = await inSomeOrder(() => fetch(`${url}/graphql`, request));
    return (await response.json()) as GraphQLAnswer;
  };
  return {
    db,
    databaseUrl,
    config,
    url,
    run,
    async data(query, variables, token) {
      const { data, errors } = await run(query, variables, token);
      if (errors || !data) throw new Error(JSON.stringify(errors));
      return data;
    },
    async runJobs(instead = {}) {
      await runOnce({
        connectionString: databaseUrl,
        taskList: { ...jobTasks(config, db, () => url), ...instead },
        noHandleSignals: true,
        logger: new Logger(() => () => {}),
      });
    },
    async tokenOf(userId) {
      const now = new Date();
      const session = await openSession(db, userId, "teste", now);
      // Issued with a later date, so that it outlives the test even on a slow machine.
      const issued = new Date(now.getTime() + 12 * 3_600_000);
      return createAccessToken(session, config.accessTokenSecret, issued);
    },
    async statementsOf(work) {
      const sent: string[] = [];
      statements = sent;
      await work().finally(() => (statements = null));
      return sent.filter((sql) => !/^(BEGIN|COMMIT|ROLLBACK|SET TRANSACTION)/i.test(sql));
    },
    subscribe(query, variables, token) {
      const client = createClient({
        url: `${url.replace("http", "ws")}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        connectionParams: { accessToken: token },
      });
      const stream = client.iterate({ query, variables }) as AsyncIterableIterator<GraphQLAnswer>;
      return {
        next: async () => {
          const { value, done } = await stream.next();
          return { value: value as GraphQLAnswer | undefined, done: done ?? false };
        },
        stop: async () => client.dispose(),
      };
    },
    async close() {
      await closeLive();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await api.stop();
      await events.close();
      await closeDatabase(db);
    },
  };
}

/** A server on a separate database for the tests of one file, started before and stopped after them. */
export function useApi(
  environment: Record<string, string> = {},
  write?: (line: string) => void,
  limits?: AnswerLimits,
  createDatabase = () => createTestDatabase(),
  bounds: ServerBounds = usualBounds,
  clock?: () => Date,
): () => TestApi {
  let api: TestApi;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createDatabase();
    drop = database.drop;
    api = await startApi(database.url, environment, write, limits, bounds, clock);
  });
  afterAll(async () => {
    await api.close();
    await drop();
  });
  return () => api;
}
