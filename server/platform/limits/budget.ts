import { GraphQLError, type ExecutionResult, type OperationDefinitionNode } from "graphql";
import { writeBeforeAnswer } from "../before-answer";
import { TooCostly, type Meter, type WorkStopped } from "../meter";
import type { Caller } from "../viewer";
import { isDenialError } from "../live/answer-each";
import type { GraphQLContext } from "../graphql/context";
import { belongsTo } from "../graphql/error-format";
import type { Asked } from "./asked-fields";
import { mostErrors } from "./checked-document";
import { askedCost, plainCost } from "./operation-cost";

/** The maximum points per answer: for anonymous callers, and for signed-in users and API keys. */
export const budgets = { stranger: 8_000, known: 40_000 } as const;

/** The limits of every answer; only tests that inspect results beyond them use others. */
export interface AnswerLimits {
  budgets: { stranger: number; known: number };
  mostErrors: number;
}
export const usualLimits: AnswerLimits = { budgets, mostErrors };

/** Longest answer, in bytes of JSON. */
export const maxAnswerBytes = 5_000_000;

export const budgetOf = (
  { viewer, apiKey }: Caller,
  { budgets: { known, stranger } }: AnswerLimits,
): number => (viewer || apiKey ? known : stranger);

const refusal = (message: string) =>
  new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", http: { status: 400 } } });

export const answerTooLong = () =>
  refusal(`A resposta passaria de ${maxAnswerBytes / 1_000_000} MB: peça menos de uma vez.`);

/** The estimated cost of an operation: the maximum, and the part that is certain. */
export interface AskedCost {
  most: number;
  certain: number;
}

export const askedCostOf = (asked: Asked, operation: OperationDefinitionNode): AskedCost => ({
  most: Math.ceil(askedCost(asked, operation)),
  certain: plainCost(asked, operation),
});

/**
 * Begins to count an operation.
 * @throws BAD_USER_INPUT when it may cost more than its budget: then none of it runs.
 */
export function holdToBudget(meter: Meter, { most, certain }: AskedCost): void {
  meter.asked = most;
  if (most > meter.budget)
    throw refusal(
      `Consulta grande demais: até ${most} pontos, de ${meter.budget}. Peça páginas menores ou menos listas.`,
    );
  void meter.make(certain);
}

/** The error that the client gets when its work was stopped. */
export const stoppedError = (reason: WorkStopped): GraphQLError =>
  reason instanceof TooCostly
    ? refusal(reason.message)
    : new GraphQLError(reason.message, {
        extensions: { code: "SERVICE_UNAVAILABLE", http: { status: 503 } },
      });

/** Flushes pending writes before responding; if a write fails, the response is discarded. */
export async function onceWritten(
  context: GraphQLContext,
  result: ExecutionResult,
): Promise<ExecutionResult> {
  try {
    await writeBeforeAnswer(context);
    return result;
  } catch (error) {
    belongsTo(context.trace.requestId, error);
    const originalError = error instanceof Error ? error : null;
    return { data: null, errors: [new GraphQLError(originalError?.message ?? "", { originalError })] };
  }
}

/** The answer as it is sent: with its cost, a limited number of errors, and without the data of stopped work. */
export function answerOf(result: ExecutionResult, meter: Meter, limits: AnswerLimits): ExecutionResult {
  const { asked, used, budget, stoppedBy } = meter;
  const extensions = { ...result.extensions, cost: { asked, used, budget } };
  if (stoppedBy) return { errors: [stoppedError(stoppedBy)], extensions };
  const { errors, ...rest } = result;
  // Denied fields are null in the data anyway, while other mistakes appear only in `errors`: list denials last.
  const sorted = errors?.toSorted((one, other) => Number(isDenialError(one)) - Number(isDenialError(other)));
  return { ...rest, ...(sorted ? { errors: sorted.slice(0, limits.mostErrors) } : {}), extensions };
}
