import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ImportDialog_tournament$key } from "../../__generated__/ImportDialog_tournament.graphql";
import type { ImportSheet_lines$key } from "../../__generated__/ImportSheet_lines.graphql";
import { SheetField } from "../../athletes/public/sheet/SheetField";
import { useTournamentPaths } from "../../tournaments/public/tournament-path";
import { isSheetTooLarge, sheetTooLarge } from "../../../server/athletes/sheet/sheet-size.rules";
import { DialogFrame } from "../../ui/lazy-code";
import { PendingButton } from "../../ui/form/PendingButton";
import { SelectField } from "../../ui/form/Fields";
import { forgetWork, startWork } from "../../ui/long-work/long-work";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import {
  changedMeanwhile,
  countedEntries,
  endOf,
  type ImportAnswer,
  ImportPreview,
  outcomeOf,
  sheetWords,
} from "./ImportSheet";
import type { ImportDialogMutation } from "../../__generated__/ImportDialogMutation.graphql";
import { useAction } from "../../relay/use-action";

/** What was sent for which tournament and has not come in yet, as long as the page stands. */
export const keptSheets = new Map<string, string>();

interface ImportDialogProps {
  tournament: ImportDialog_tournament$key;
  open: boolean;
  onClose: () => void;
  onImported: () => void;
}

interface Preview {
  lines: ImportSheet_lines$key;
  /** How many entries would be imported. */
  entering: number;
  /** How many lines have an error and are skipped. */
  wrong: number;
}

/** Imports enrolments from a sheet: previews each line first, then enrols the valid lines. */
export function ImportDialog({ tournament: key, open, onClose, onImported }: ImportDialogProps) {
  const tournament = useFragment(
    graphql`
      fragment ImportDialog_tournament on Tournament {
        id
        key
        isChampionship
        categories {
          id
          name
          inPairs
          takesEntries
        }
      }
    `,
    key,
  );
  const { id } = tournament;
  const deskPath = useTournamentPaths().enrolments(tournament.key);
  const categories = tournament.categories.filter(({ takesEntries }) => takesEntries);
  // Restores the sheet of a failed import.
  const [csv, setCsv] = useState(() => keptSheets.get(id) ?? "");
  const [categoryId, setCategoryId] = useState(categories[0]?.id ?? null);
  const inPairs = categories.find((category) => category.id === categoryId)?.inPairs ?? true;
  const [problem, setProblem] = useState<string | undefined>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [send, pending] = useImportEnrolmentsMutation();

  // Once the dialog is closed, the long-work toast of the shell shows the result instead.
  const here = useRef(open);
  useEffect(() => {
    here.current = open;
    return () => {
      here.current = false;
    };
  }, [open]);

  const sheet = { tournamentId: id, categoryId, csv };
  const check = async () => {
    setRefusal(null);
    if (csv.trim() === "") return setProblem(problem ?? "Escolha um arquivo ou cole as linhas da planilha");
    setProblem(undefined);
    // Larger than a request body may be: the server would reject it before its own size rule runs.
    if (isSheetTooLarge(csv.length)) return setProblem(sheetTooLarge);
    take((await send({ input: { ...sheet, allOrNothing: true, apply: false } }))?.importEnrolments);
  };

  const take = (answer: ImportAnswer | undefined) => {
    const outcome = outcomeOf(answer);
    if (outcome.problem !== undefined) {
      setPreview(null);
      setProblem(outcome.problem);
    }
    if (outcome.refusal !== undefined) setRefusal(outcome.refusal);
    if (outcome.lines !== undefined)
      setPreview({
        lines: outcome.lines,
        entering: outcome.entering ?? 0,
        wrong: outcome.wrong ?? 0,
      });
  };

  /**
   * Imports all lines at once, or only the valid ones if the preview found errors. Progress is unknown meanwhile.
   * Importing the same sheet twice is idempotent.
   */
  const importAll = async ({ entering, wrong }: Preview) => {
    setRefusal(null);
    keptSheets.set(id, csv);
    let answer: ImportAnswer | undefined;
    const key = `importar ${id}`;
    const end = await startWork({
      key,
      doing: () => `Importando ${countedEntries(entering, inPairs)}…`,
      run: async () => {
        answer = (await send({ input: { ...sheet, allOrNothing: wrong === 0, apply: true } }))
          ?.importEnrolments;
        const ended = endOf(answer, inPairs, deskPath);
        if (ended.ok) keptSheets.delete(id);
        return ended;
      },
    });
    if (end === null) return setRefusal("Uma planilha deste torneio já está sendo importada.");
    if (end.ok) onImported();
    if (!here.current) return;
    forgetWork(key);
    if (!end.ok) {
      take(answer);
      if (answer?.done) setRefusal(changedMeanwhile);
      return;
    }
    toast.success({ title: "Importação concluída", description: end.says?.replace("Pronto: ", "") });
    onClose();
  };

  const label =
    preview === null
      ? pending
        ? "Conferindo…"
        : "Conferir planilha"
      : pending
        ? "Importando…"
        : `Importar ${countedEntries(preview.entering, inPairs)}${preview.wrong > 0 ? " sem problema" : ""}`;

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      size="xl"
      sheet
      keepOpen
      title="Importar inscrições"
      description={
        preview === null
          ? "Nada é gravado antes de você conferir linha por linha."
          : "Confira antes de importar: linhas com problema ficam de fora."
      }
      footer={
        <>
          {preview === null ? (
            <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
              Cancelar
            </Button>
          ) : (
            <Button
              variant={preview.entering === 0 ? "solid" : "ghost"}
              colorPalette={preview.entering === 0 ? undefined : "gray"}
              onClick={() => {
                setRefusal(null);
                setPreview(null);
              }}
              disabled={pending}
            >
              Corrigir planilha
            </Button>
          )}
          {preview?.entering === 0 ? null : (
            <PendingButton
              pending={pending}
              onClick={() => void (preview === null ? check() : importAll(preview))}
            >
              {label}
            </PendingButton>
          )}
        </>
      }
    >
      <Stack gap="5">
        {preview === null ? (
          <>
            {categories.length > 1 ? (
              <SelectField
                label="Categoria"
                options={categories.map((category) => ({ value: category.id, label: category.name }))}
                value={categoryId ?? ""}
                onChange={(event) => setCategoryId(event.target.value)}
              />
            ) : null}
            <SheetField
              words={sheetWords({ inPairs, registers: !tournament.isChampionship })}
              value={csv}
              onChange={(text) => {
                setProblem(undefined);
                setCsv(text);
              }}
              onRefused={setProblem}
              error={problem}
            />
          </>
        ) : (
          <ImportPreview lines={preview.lines} inPairs={inPairs} />
        )}
        {pending && preview !== null ? (
          <Notice tone="info">Pode fechar: a importação continua, e você é avisado no fim.</Notice>
        ) : null}
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </DialogFrame>
  );
}

function useImportEnrolmentsMutation() {
  return useAction<ImportDialogMutation>(
    graphql`
      mutation ImportDialogMutation($input: ImportEnrolmentsInput!) {
        importEnrolments(input: $input) {
          ... on ImportEnrolmentsSuccess @alias(as: "done") {
            goodCount
            enteredCount
            lines {
              alreadyIn
              registers
              problems
              ...ImportSheet_lines
            }
            tournament {
              ...EnrolmentsHead_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao importar inscrições", description: "Tente novamente." } },
  );
}
