import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Repeater, SlidingBuffer } from "@repeaterjs/repeater";
import pg from "pg";
import type { Transaction } from "../database";
import type { Log } from "../log";
import { measured } from "../metrics";

const channel = "praia_eventos";
const firstRetryMs = 250;
const lastRetryMs = 5_000;
const connectWithinMs = 10_000;
/** Sends heartbeats, because a dead connection reports no error. */
const heartbeatMs = 15_000;
/** Timeout of `hears`. A slower connection is not closed: it may still answer the heartbeat in time. */
const hearsWithinMs = 3_000;

/** Publishes events that carry ids only: each listener reloads the rows with the permissions of its own viewer. */
export interface EventBus {
  /** Notifies every process if the transaction commits. */
  emit(tx: Transaction, topic: string): Promise<void>;
  /**
   * Yields `true` when an event occurred since the last read; several events are coalesced for a slow listener. Also
   * yields at once (an event may have occurred between reading and listening) and after the connection is restored.
   * @param subscription the listener's id: an event that was emitted with it is skipped while the listener waits.
   */
  on(topic: string, subscription?: string): AsyncIterableIterator<true>;
  /** Whether events of other processes arrive here. Checks the connection with a query. */
  hears(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Notifies every process if the transaction commits. Also works in a process without listeners, such as a job.
 * @param answered ids of subscriptions to skip, because the response to the request already contains the change.
 */
export async function emitEvent(
  tx: Transaction,
  topic: string,
  answered: readonly string[] = [],
): Promise<void> {
  const payload = answered.length === 0 ? topic : `${topic} ${answered.join(",")}`;
  await tx.$queryRaw`SELECT pg_notify(${channel}, ${payload})::text`;
}

/** The bus of a request whose response already contains its changes for these subscriptions. */
export const answering = (events: EventBus, answered: readonly string[]): EventBus =>
  answered.length === 0 ? events : { ...events, emit: (tx, topic) => emitEvent(tx, topic, answered) };

/** The bus of one subscription. */
export const listeningAs = (events: EventBus, subscription: string): EventBus => ({
  ...events,
  on: (topic) => events.on(topic, subscription),
});

/** Opens the bus between processes on one database, which uses LISTEN/NOTIFY. Reconnects automatically. */
export async function openEventBus(databaseUrl: string, log: Log): Promise<EventBus> {
  const local = new EventEmitter().setMaxListeners(0);
  let closed = false;
  let client: pg.Client | null = null;
  let retryMs = firstRetryMs;
  /** The pending check of the connection, shared by concurrent callers; null if there is none. */
  let answer: Promise<boolean> | null = null;
  let lose: (error: Error) => void = () => {};

  const listen = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: "praia events",
      keepAlive: true,
      connectionTimeoutMillis: connectWithinMs,
      query_timeout: connectWithinMs,
    });
    next.on("notification", ({ payload = "" }) => {
      const [topic = "", answered] = payload.split(" ");
      local.emit(topic, answered?.split(",") ?? []);
    });
    let connected = false;
    let heartbeat: NodeJS.Timeout | undefined;
    const onLost = (error?: Error) => {
      clearInterval(heartbeat);
      if (!connected || closed) return;
      connected = false;
      client = null;
      measured.eventsHeard(false);
      log.warn({ reason: error?.message }, "event connection lost");
      void next.end().catch(() => {});
      retry();
    };
    next.on("error", onLost);
    next.on("end", () => onLost());
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
    } catch (error) {
      void next.end().catch(() => {});
      throw error;
    }
    if (closed) return void next.end().catch(() => {});
    connected = true;
    measured.eventsHeard(true);
    client = next;
    lose = onLost;
    heartbeat = setInterval(() => void asked(next), heartbeatMs).unref();
    retryMs = firstRetryMs;
  };
  const asked = (connection: pg.Client): Promise<boolean> =>
    (answer ??= connection
      .query("SELECT 1")
      .then(
        () => true,
        (error: Error) => {
          if (client === connection) lose(error);
          return false;
        },
      )
      .finally(() => (answer = null)));
  const retry = () => {
    setTimeout(() => {
      if (closed) return;
      listen().then(() => local.eventNames().forEach((topic) => local.emit(topic, [])), retry);
    }, retryMs).unref();
    retryMs = Math.min(retryMs * 2, lastRetryMs);
  };
  await listen();

  return {
    emit: emitEvent,
    on(topic, subscription) {
      // An event may only be skipped for a listener that is waiting. One that still reads for an earlier event may send the
      // state before this change, so it has to read again.
      let waits = false;
      let missed = false;
      const events = new Repeater<true>(async (push, stop) => {
        const listener = (answered: readonly string[]) => {
          if (waits && subscription !== undefined && answered.includes(subscription)) return;
          missed = !waits;
          waits = false;
          void push(true);
        };
        local.on(topic, listener);
        listener([]);
        await stop;
        local.off(topic, listener);
      }, new SlidingBuffer(1));
      const next = events.next.bind(events);
      events.next = (value) => {
        waits = !missed;
        missed = false;
        return next(value);
      };
      return events;
    },
    hears: () =>
      client
        ? Promise.race([asked(client), sleep(hearsWithinMs, false, { ref: false })])
        : Promise.resolve(false),
    async close() {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}
