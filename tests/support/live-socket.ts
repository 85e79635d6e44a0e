import { WebSocket, type ClientOptions } from "ws";

export interface LiveMessage {
  id?: string;
  type: string;
  payload?: unknown;
}

/** A raw WebSocket client for the protocol, to send what a well-behaved client never sends. */
export interface LiveSocket {
  send(message: LiveMessage | string): void;
  /** Resolves to the first past or future message that matches. */
  message(wanted: (message: LiveMessage) => boolean): Promise<LiveMessage>;
  /** The close code. */
  closed: Promise<number>;
  close(): void;
}

/** @throws Error with the HTTP status if the handshake is refused. */
export function openSocket(url: string, options: ClientOptions = {}): Promise<LiveSocket> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws", options);
  const received: LiveMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on("message", (data: Buffer) => {
    received.push(JSON.parse(data.toString()) as LiveMessage);
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.once("open", () => {
      socket.off("error", reject).on("error", () => {});
      resolve({
        send: (message) => socket.send(typeof message === "string" ? message : JSON.stringify(message)),
        message: (wanted) =>
          new Promise((found) => {
            const look = () => {
              const message = received.find(wanted);
              if (!message) return;
              waiting.delete(look);
              found(message);
            };
            waiting.add(look);
            look();
          }),
        closed,
        close: () => socket.close(),
      });
    });
  });
}

/** The same, authenticated. */
export async function openLive(url: string, accessToken: string | null): Promise<LiveSocket> {
  const socket = await openSocket(url);
  socket.send({ type: "connection_init", payload: { accessToken } });
  await socket.message(({ type }) => type === "connection_ack");
  return socket;
}
