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

/** Also the answer for what does not exist, so that nobody can tell the two apart. */
export const forbidden = () =>
  new GraphQLError("Não encontrado ou sem permissão.", { extensions: { code: "FORBIDDEN" } });

export const badInput = (message: string) =>
  new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
