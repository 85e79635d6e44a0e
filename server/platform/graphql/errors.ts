import { GraphQLError } from "graphql";

export const unauthenticated = () =>
  new GraphQLError("Entre na sua conta para continuar.", { extensions: { code: "UNAUTHENTICATED" } });

/** A program that believes to have a key is told, instead of being served as a visitor. */
export const invalidApiKey = () =>
  new GraphQLError("Chave de API inválida, revogada ou expirada.", {
    extensions: { code: "UNAUTHENTICATED", http: { status: 401 } },
  });

/** Somebody with a temporary password may only replace it. */
export const passwordChangeRequired = () =>
  new GraphQLError("Troque sua senha provisória para continuar.", {
    extensions: { code: "PASSWORD_CHANGE_REQUIRED" },
  });

/** A minor was named that the caller does not answer for: never served as if nobody had been named. */
export const notGuardian = () =>
  new GraphQLError("Você não responde por este atleta, ou não responde mais.", {
    extensions: { code: "NOT_GUARDIAN", http: { status: 403 } },
  });

/** What is not the minor's as an athlete is not done in their place. */
export const notWhileActing = () =>
  new GraphQLError("Isto não se faz em nome de um dependente. Pare de agir por ele e tente de novo.", {
    extensions: { code: "FORBIDDEN" },
  });

/** Also the answer for what does not exist, so that nobody can tell the two apart. */
export const forbidden = () =>
  new GraphQLError("Não encontrado ou sem permissão.", { extensions: { code: "FORBIDDEN" } });

export const badInput = (message: string) =>
  new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
