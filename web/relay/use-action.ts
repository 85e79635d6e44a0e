import { useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Environment, GraphQLTaggedNode, MutationConfig, MutationParameters } from "relay-runtime";
import { canBringCode, isServerReachableForAll, missingCodeText } from "../ui/lazy-code";
import { onFirstPress } from "../ui/presses";
import { toast, type ToastText } from "../ui/toaster";
import { EnvironmentSource } from "./environment-source";
import { RequestError } from "./request-error";

interface ActionOptions<Mutation extends MutationParameters> {
  /** The toast if the server failed; without a connection a standard toast is shown. */
  failure?: ToastText;
  /** The toast if the session has ended; without it, that is a failure like others. */
  signedOut?: ToastText;
  updater?: MutationConfig<Mutation>["updater"];
  /** Names of subscriptions whose whole selection the response covers: the server skips them for this change. */
  covers?: readonly string[];
}

const offline: ToastText = {
  title: "Sem conexão com o servidor",
  description: "Nada do que você preencheu se perdeu. Verifique a internet e tente novamente.",
};
const temporaryPassword: ToastText = { title: "Troque sua senha provisória para continuar." };
const broken: ToastText = { title: "Erro", description: "Ocorreu um erro inesperado. Tente novamente." };

/**
 * A mutation as one promise: the payload, or null after a failure that a toast has already reported.
 * A second click while the first is pending sends nothing.
 */
export function useAction<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  options: ActionOptions<Mutation> = {},
): [run: (variables: Mutation["variables"]) => Promise<Mutation["response"] | null>, pending: boolean] {
  const environment = useContext(EnvironmentSource);
  const [pending, setPending] = useState(false);
  const underWay = useRef(false);
  // So that it is there when the user sends, however the connection is by then.
  const prepare = useEffectEvent(async () => {
    if (await isServerReachableForAll()) await bring(environment, mutation).catch(() => undefined);
  });
  useEffect(() => onFirstPress(() => void prepare()), []);

  const send = async (variables: Mutation["variables"]) => {
    const [relay, node, { commitMutation }] = await bring(environment, mutation);
    return new Promise<Mutation["response"]>((resolve, reject) => {
      const { updater, covers } = options;
      commitMutation<Mutation>(relay, {
        mutation: node,
        variables,
        onCompleted: resolve,
        onError: reject,
        ...(updater ? { updater } : {}),
        ...(covers ? { cacheConfig: { metadata: { covers } } } : {}),
      });
    });
  };
  const run = async (variables: Mutation["variables"]) => {
    if (underWay.current) return null;
    underWay.current = true;
    setPending(true);
    try {
      return await send(variables);
    } catch (error) {
      const text =
        error instanceof CodeMissing || isOutdated(error)
          ? await missingCodeText(offline)
          : textFor(error, options.signedOut);
      toast.error(text ?? options.failure ?? broken);
      return null;
    } finally {
      underWay.current = false;
      setPending(false);
    }
  };

  return [run, pending];
}

class CodeMissing extends Error {}

const isOutdated = (error: unknown): boolean => error instanceof RequestError && error.failure === "outdated";

/** Loads Relay and the mutation's code: see lazy-mutations.ts. */
async function bring(environment: () => Promise<Environment>, mutation: GraphQLTaggedNode) {
  // Without a connection nothing can be sent, and a failed import would leave only a reload, which loses what was typed.
  if (!(await canBringCode())) throw new CodeMissing();
  try {
    return await Promise.all([environment(), nodeOf(mutation), import("./commit")]);
  } catch {
    throw new CodeMissing();
  }
}

async function nodeOf(mutation: GraphQLTaggedNode): Promise<GraphQLTaggedNode> {
  if (typeof mutation !== "function") return mutation;
  const file: unknown = mutation();
  const { default: node } = (await file) as { default: GraphQLTaggedNode };
  return node;
}

/** The toast's text for any action; null if the action has its own. */
function textFor(error: unknown, signedOut: ToastText | undefined): ToastText | null {
  if (!(error instanceof RequestError)) return null;
  if (error.failure === "offline") return offline;
  if (error.failure === "unauthenticated") return signedOut ?? null;
  return error.failure === "passwordChangeRequired" ? temporaryPassword : null;
}
