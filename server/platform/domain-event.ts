import type { Transaction } from "./database";

/** What a domain above does when something has happened below: in the same transaction, so that a throw undoes both. */
type Reaction<Context, Payload> = (tx: Transaction, ctx: Context, payload: Payload) => Promise<void>;

export interface DomainEvent<Context, Payload> {
  /** Runs all reactions, one after the other. */
  happened: Reaction<Context, Payload>;
  /** Said once, where the server is put together. */
  react(reaction: Reaction<Context, Payload>): void;
}

/** Something that domains above take part in without being known. */
export function domainEvent<Context, Payload>(): DomainEvent<Context, Payload> {
  const reactions: Reaction<Context, Payload>[] = [];
  return {
    async happened(tx, ctx, payload) {
      for (const reaction of reactions) await reaction(tx, ctx, payload);
    },
    react: (reaction) => void reactions.push(reaction),
  };
}
