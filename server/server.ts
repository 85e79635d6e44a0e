import type { RequestListener, Server } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Request, Response } from "express";
import { loadApiKey } from "./api-keys/api-key.action";
import { apiKeyPrefix, isApiKey } from "./api-keys/api-key.rules";
import { arenaLogoRouter } from "./arenas/arena-logo-router";
import { contractDocumentRouter } from "./administration/contracts/contract-document-router";
import { certificationDocumentRouter } from "./teachers/certifications/certification-document-router";
import { verifiesCertification } from "./federations/certifications/federated-certifications.loader";
import { bankStatementRouter } from "./billing/bank/bank-statement-router";
import { boletoRouter } from "./billing/boletos/boleto-router";
import { monthReportRouter } from "./billing/accountant/month-report-router";
import { chargesExportRouter } from "./billing/charges/charges-export-router";
import { receiptRouter } from "./billing/receipts/receipt-router";
import { financialExportRouter } from "./administration/financial/financial-export-router";
import { mayBeSignedIn, noCookies, refreshRouter, sessionCookies } from "./identity/refresh-router";
import { readAccessToken } from "./identity/token.rules";
import { loadViewer } from "./identity/viewer.loader";
import { arrivingPage } from "./pages/arriving-page.loader";
import { athleteCardRouter, rankingCardRouter } from "./pages/card-router";
import { sitemapRouter } from "./pages/sitemap-router";
import { rankingExportRouter } from "./rankings/ranking-export-router";
import { pagePlatformReader } from "./platform-settings/platform-settings.loader";
import { standingTitles } from "./pages/standing-title.rules";
import type { Config } from "./platform/config";
import type { Database } from "./platform/database";
import { answering, type EventBus } from "./platform/events/event-bus";
import { createApolloServer } from "./platform/graphql/apollo";
import { budgetOf, usualLimits, type AnswerLimits } from "./platform/limits/operation-cost";
import type { GraphQLContext, SessionCookies } from "./platform/graphql/context";
import {
  invalidApiKey,
  notGuardian,
  passwordChangeRequired,
  unauthenticated,
} from "./platform/graphql/errors";
import { knownOperations } from "./platform/limits/known-operations";
import { serveLive, usualLiveLimits, type LiveLimits } from "./platform/live/live";
import { seasonCalendarRouter } from "./tournaments/championships/season-calendar-router";
import { regulationRouter } from "./tournaments/regulation/regulation-router";
import { graphqlRouter, usualOperationLimits, type OperationLimits } from "./platform/graphql/router";
import { createApp } from "./platform/http/app";
import { filesInTurn } from "./platform/http/file-requests";
import { stylePageRouter, mailboxRouter } from "./platform/http/development-pages";
import { traceOf, type RequestTrace } from "./platform/http/request-trace";
import type { Log } from "./platform/log";
import { createOutbox } from "./platform/mail/outbox";
import { currentMeter, Meter } from "./platform/meter";
import { networkOf } from "./platform/network.rules";
import { projectRoot } from "./platform/project-root";
import { uuidOrNull } from "./platform/uuid.rules";
import type { Viewer } from "./platform/viewer";
import { schema } from "./schema";
import { athletePhotoRouter } from "./pages/athlete-photo-router";
import { calendarRouter } from "./schedule/calendar/calendar-router";

export interface ServerParts {
  config: Config;
  db: Database;
  events: EventBus;
  log: Log;
  /** The address people use, known once the server listens. */
  publicUrl: () => string;
  /** Whether the embedded PostgreSQL is running; true if there is none. */
  isAlive?: () => boolean;
  clock?: () => Date;
  limits?: AnswerLimits;
  bounds?: ServerBounds;
  /** The operations of this build's web app, by id. */
  ownOperations?: ReadonlyMap<string, string>;
}

/** Limits of concurrent work per network, connection and socket. Tests use lower ones. */
export interface ServerBounds {
  operations: OperationLimits;
  live: LiveLimits;
}
export const usualBounds: ServerBounds = { operations: usualOperationLimits, live: usualLiveLimits };

export interface ApiServer {
  handle: RequestListener;
  /** Attaches GraphQL over WebSocket. @returns what ends its connections. */
  attachLive: (server: Server) => () => Promise<void>;
  stop: () => Promise<void>;
}

/** Puts the API, its WebSocket and the web app together on what has been opened before. */
export async function createApiServer({
  config,
  db,
  events,
  log,
  publicUrl,
  isAlive = () => true,
  clock = () => new Date(),
  limits = usualLimits,
  bounds = usualBounds,
  ownOperations = new Map(),
}: ServerParts): Promise<ApiServer> {
  const operations = knownOperations(db, ownOperations);
  const outbox = createOutbox(config.smtpUrl !== null);
  const format = { log, hideSuggestions: config.production };
  const apollo = createApolloServer(schema, format, limits);
  await apollo.start();
  let stopping = false;

  const contextFor = async (
    accessToken: string | null,
    actsFor: string | null,
    caller: { trace: RequestTrace; network: string; userAgent: string | null; cookies: SessionCookies },
    answered: readonly string[] = [],
  ): Promise<GraphQLContext> => {
    const now = clock();
    const key = accessToken !== null && isApiKey(accessToken) ? accessToken : null;
    const claims =
      accessToken === null || key !== null
        ? null
        : readAccessToken(accessToken, config.accessTokenSecret, now);
    const build = async (at: Date): Promise<GraphQLContext> => {
      const meter = currentMeter() ?? new Meter();
      const viewer = claims && (await loadViewer(db, claims, at, uuidOrNull(actsFor)));
      if (actsFor !== null) assertActing(viewer);
      const apiKey = key === null ? null : await loadApiKey(db, key, at);
      meter.budget = budgetOf({ viewer, apiKey }, limits);
      return {
        db,
        events: answering(events, answered),
        outbox,
        log: log.child({ requestId: caller.trace.requestId }),
        now: at,
        meter,
        viewer,
        apiKey,
        publicUrl: publicUrl(),
        accessUntil: (viewer && claims?.expiresAt) ?? apiKey?.expiresAt ?? null,
        tokenSecret: config.accessTokenSecret,
        installation: { deliversMail: config.smtpUrl !== null, backupDir: config.backupDir },
        ...caller,
        renewed: () => build(clock()),
      };
    };
    const context = await build(now);
    // Rejects an invalid API key, instead of serving the program as an anonymous visitor.
    if (accessToken?.startsWith(apiKeyPrefix) && !context.apiKey) throw invalidApiKey();
    return context;
  };

  const contextOf = (request: Request, response: Response) =>
    contextFor(
      bearerToken(request.headers.authorization),
      headerOf(request, actingHeader),
      {
        trace: traceOf(response),
        network: networkOf(request.ip ?? ""),
        userAgent: request.headers["user-agent"] ?? null,
        cookies: sessionCookies(response, config.production),
      },
      answeredSubscriptions(request),
    );

  /**
   * A signed-in user has their own lane, so that anonymous traffic of the same network does not delay them. A forged token
   * gets no lane of its own.
   */
  const laneOf = (request: Request): string => {
    const token = bearerToken(request.headers.authorization);
    const claims =
      token === null || isApiKey(token) ? null : readAccessToken(token, config.accessTokenSecret, clock());
    return claims ? `person ${claims.userId}` : `network ${networkOf(request.ip ?? "")}`;
  };

  const app = createApp({
    production: config.production,
    trustProxy: config.trustProxy,
    log,
    pages: {
      platform: pagePlatformReader({ db, log, clock }),
      mayBeSignedIn: (request) => mayBeSignedIn(request, config.production),
      arriving: (path) => arrivingPage({ db, log, now: clock() }, path),
      standingTitle: (path) => standingTitles.get(path) ?? null,
      publicUrl,
    },
    webRoot: join(projectRoot, "dist", "web"),
    isAlive,
    isReady: async () =>
      !stopping && (await Promise.all([answers(db), events.hears()])).every((whether) => whether),
    apiPaths: [
      "/graphql/",
      "/auth/",
      "/exportar/",
      "/documentos/",
      "/logos/",
      "/fotos/",
      "/extratos/",
      "/recibos/",
      "/boletos/",
      "/remessas/",
      "/retornos/",
      "/regulamentos/",
      "/cartoes/",
    ],
    routers: [
      refreshRouter({
        db,
        production: config.production,
        tokenSecret: config.accessTokenSecret,
        publicUrl: config.publicUrl,
        clock,
      }),
      calendarRouter({ db, publicUrl, clock }),
      seasonCalendarRouter({ db, publicUrl, clock }),
      sitemapRouter({ db, publicUrl }),
      ...(config.showMailbox ? [mailboxRouter(db)] : []),
      ...(config.showStylePage ? [stylePageRouter()] : []),
      filesInTurn(["/exportar", "/recibos", "/boletos", "/remessas", "/regulamentos"], laneOf),
      financialExportRouter({ contextFor: contextOf }),
      chargesExportRouter({ contextFor: contextOf }),
      rankingExportRouter({ contextFor: contextOf }),
      contractDocumentRouter({ contextFor: contextOf }),
      certificationDocumentRouter({ contextFor: contextOf, alsoSees: verifiesCertification }),
      arenaLogoRouter({ contextFor: contextOf }),
      athletePhotoRouter({ contextFor: contextOf }),
      bankStatementRouter({ contextFor: contextOf }),
      receiptRouter({ contextFor: contextOf }),
      boletoRouter({ contextFor: contextOf }),
      regulationRouter({ contextFor: contextOf }),
      athleteCardRouter({ contextFor: contextOf }),
      rankingCardRouter({ contextFor: contextOf }),
      monthReportRouter({ contextFor: contextOf }),
      graphqlRouter({
        apollo,
        operations,
        limits: bounds.operations,
        laneOf,
        explorerPath: "/explorador",
        contextFor: contextOf,
      }),
    ],
  });

  return {
    handle: app,
    attachLive: (server) =>
      serveLive({
        server,
        schema,
        log,
        format,
        limits,
        operations,
        publicUrl: config.publicUrl,
        trustProxy: config.trustProxy,
        liveLimits: bounds.live,
        contextFor: (accessToken, actsFor, { request, network }, trace) =>
          contextFor(accessToken, actsFor, {
            trace,
            network,
            userAgent: request.headers["user-agent"] ?? null,
            cookies: noCookies,
          }),
      }),
    stop: async () => {
      stopping = true;
      await apollo.stop();
    },
  };
}

const bearerToken = (header: string | undefined): string | null =>
  /^Bearer (\S+)$/.exec(header ?? "")?.[1] ?? null;

/** The header with the id of the minor for whom the caller acts. */
const actingHeader = "x-atleta";

/** The header with the ids of the caller's subscriptions that need no event, because the response has the change. */
const answeredHeader = "x-acompanhamentos";

/** Ignores a header that is not a list of at most four ids; the subscriptions then get the event. */
function answeredSubscriptions(request: Request): readonly string[] {
  const named = headerOf(request, answeredHeader) ?? "";
  return /^[\w-]{16,40}(,[\w-]{16,40}){0,3}$/.test(named) ? named.split(",") : [];
}

/** A header that is empty or sent twice yields an id that does not exist, and the request is rejected. */
const headerOf = (request: Request, name: string): string | null => {
  const value = request.headers[name];
  return value === undefined ? null : String(value);
};

/** @throws UNAUTHENTICATED, PASSWORD_CHANGE_REQUIRED, NOT_GUARDIAN */
function assertActing(viewer: Viewer | null): void {
  if (viewer === null) throw unauthenticated();
  if (viewer.mustChangePassword) throw passwordChangeRequired();
  if (viewer.actsFor === null) throw notGuardian();
}

const readyWithinMs = 3_000;

/** A database that takes longer than this to say anything is none. */
const answers = (db: Database): Promise<boolean> =>
  Promise.race([
    db.$queryRaw`SELECT 1`.then(
      () => true,
      () => false,
    ),
    sleep(readyWithinMs, false, { ref: false }),
  ]);
