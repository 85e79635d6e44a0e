import { builder } from "../platform/graphql/builder";

/** The answer of what concerns an address, known or not. */
export const emailSuccess = (name: string, description: string) =>
  builder.objectRef<{ email: string }>(name).implement({
    description,
    authScopes: { public: true },
    fields: (t) => ({ email: t.exposeString("email", { description: "The address concerned (e-mail)." }) }),
  });

/** The answer of what has nothing to tell but that it is done. */
export const doneSuccess = (name: string, description: string) =>
  builder.objectRef<{ done: true }>(name).implement({
    description,
    authScopes: { public: true },
    fields: (t) => ({ done: t.exposeBoolean("done", { description: "Always true (feito)." }) }),
  });
export const done = { done: true } as const;
