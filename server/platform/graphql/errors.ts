import { GraphQLError } from "graphql";

export const unauthenticated = () =>
  new GraphQLError("Entre na sua conta para continuar.", { extensions: { code: "UNAUTHENTICATED" } });

/** Rejects an invalid API key, instead of serving the program as an anonymous visitor. */
export const invalidApiKey = () =>
  new GraphQLError("Chave de API inválida, revogada ou expirada.", {
    extensions: { code: "UNAUTHENTICATED", http: { status: 401 } },
  });

/** A user with a temporary password may only replace it. */
export const passwordChangeRequired = () =>
  new GraphQLError("Troque sua senha provisória para continuar.", {
    extensions: { code: "PASSWORD_CHANGE_REQUIRED" },
  });

/**
 * Rejects a request that acts for a minor whom the caller is no guardian of, instead of serving it as the caller's own.
 */
export const notGuardian = () =>
  new GraphQLError("Você não responde por este atleta, ou não responde mais.", {
    extensions: { code: "NOT_GUARDIAN", http: { status: 403 } },
  });

/** Rejects a mutation that a guardian cannot call while acting for a minor. */
export const notWhileActing = () =>
  new GraphQLError("Isto não se faz em nome de um dependente. Pare de agir por ele e tente de novo.", {
    extensions: { code: "FORBIDDEN" },
  });

/** Also returned for missing rows, so that a caller cannot distinguish missing from forbidden. */
export const forbidden = () =>
  new GraphQLError("Não encontrado ou sem permissão.", { extensions: { code: "FORBIDDEN" } });

export const badInput = (message: string) =>
  new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
