import { WebSocket } from "ws";

interface News {
  fromRevision: number;
  revision: number;
}

export interface Follower {
  /** The revision it knows, and when it came to know each. */
  revision: number;
  informedAt: Map<number, number>;
  /** How often it was told of something that follows on what it does not know. */
  gaps: number;
  messages: number;
  close(): void;
}

/** Somebody who is not signed in and follows a tournament as the public page does. Resolves once told how it is now. */
export function follow(
  url: string,
  query: string,
  tournamentId: string,
  headers: Record<string, string> = {},
): Promise<Follower> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws", { headers });
  const follower: Follower = {
    revision: -1,
    informedAt: new Map(),
    gaps: 0,
    messages: 0,
    close: () => socket.close(),
  };
  const learn = ({ fromRevision, revision }: News) => {
    follower.messages += 1;
    if (follower.revision >= 0 && fromRevision > follower.revision) follower.gaps += 1;
    const now = performance.now();
    // One message may tell of several results.
    for (let at = Math.max(follower.revision, fromRevision) + 1; at <= revision; at++)
      follower.informedAt.set(at, now);
    follower.revision = Math.max(follower.revision, revision);
  };
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.on("open", () => socket.send(JSON.stringify({ type: "connection_init" })));
    socket.on("message", (data: Buffer) => {
      const message = JSON.parse(data.toString()) as {
        type: string;
        payload?: { data?: { matchesChanged: News }; errors?: unknown };
      };
      if (message.type === "connection_ack")
        socket.send(
          JSON.stringify({
            id: "1",
            type: "subscribe",
            payload: { query, variables: { tournamentId } },
          }),
        );
      if (message.type === "ping") socket.send(JSON.stringify({ type: "pong" }));
      if (message.type === "error" || message.payload?.errors)
        reject(new Error(JSON.stringify(message.payload)));
      if (message.type === "next" && message.payload?.data) {
        learn(message.payload.data.matchesChanged);
        resolve(follower);
      }
    });
  });
}
