import { counted } from "../../../server/platform/plural.rules";
import type { ImportPreview_lines$key } from "../../__generated__/ImportPreview_lines.graphql";
import type { ImportDialogMutation } from "../../__generated__/ImportDialogMutation.graphql";
import type { WorkEnd } from "../../ui/long-work/long-work";
import { countedEntries } from "./sheet-words";

export type ImportAnswer = ImportDialogMutation["response"]["importEnrolments"];

interface Outcome {
  /** An error of the sheet as a whole, shown beside its field. */
  problem?: string | undefined;
  /** The message of a rule violation. */
  refusal?: string;
  lines?: ImportPreview_lines$key;
  /** How many lines would be imported. */
  entering?: number;
  /** How many lines have an error and are skipped. */
  wrong?: number;
}

export const changedMeanwhile = "Algo mudou desde a conferência: nenhuma foi importada.";

/** What the dialog shows of an answer; empty if the request failed, as the error toast has already been shown. */
export function outcomeOf(answer: ImportAnswer | undefined): Outcome {
  if (answer?.refusal?.fields) {
    return { problem: answer.refusal.message };
  }
  if (answer?.refusal) {
    return { refusal: answer.refusal.message };
  }
  if (answer?.done) {
    return {
      lines: answer.done.lines,
      entering: answer.done.goodCount - answer.done.lines.filter(({ alreadyIn }) => alreadyIn).length,
      wrong: answer.done.lines.length - answer.done.goodCount,
    };
  }
  return {};
}

/** The result of an import, for a user who has left the dialog. @param at path of the list of enrolments. */
export function endOf(answer: ImportAnswer | undefined, inPairs: boolean, at: string): WorkEnd {
  const wrong = answer?.done ? answer.done.lines.length - answer.done.goodCount : 0;
  if (answer?.done && (wrong === 0 || answer.done.enteredCount > 0)) {
    const registered = answer.done.lines
      .filter(({ problems }) => problems.length === 0)
      .flatMap(({ registers }) => registers).length;
    const said = [`${countedEntries(answer.done.goodCount, inPairs)} na lista.`];
    if (wrong > 0)
      said.push(`${counted(wrong, "linha com problema ficou", "linhas com problema ficaram")} de fora.`);
    if (registered > 0) said.push(`${counted(registered, "atleta cadastrado", "atletas cadastrados")}.`);
    return { ok: true, says: `Pronto: ${said.join(" ")}`, to: at };
  }
  const { refusal, problem, lines } = outcomeOf(answer);
  const why = refusal ?? problem ?? (lines ? changedMeanwhile : undefined);
  return why === undefined
    ? { ok: false, again: true, says: "A importação não terminou. Nada se perdeu: tente novamente." }
    : { ok: false, says: `Nenhuma inscrição foi importada. ${why}`, to: at };
}
