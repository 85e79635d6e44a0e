import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { isSheetTooLarge, sheetTooLarge } from "../../../server/athletes/sheet/sheet-size.rules";
import { counted } from "../../../server/platform/plural.rules";
import type { ImportAthletesPreview_lines$key } from "../../__generated__/ImportAthletesPreview_lines.graphql";
import { DialogFrame } from "../../ui/DialogFrame";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { SheetField, type SheetWords } from "../public/sheet/SheetField";
import { ImportAthletesPreview } from "./ImportAthletesPreview";
import { graphql } from "react-relay/hooks";
import type { ImportAthletesDialogMutation } from "../../__generated__/ImportAthletesDialogMutation.graphql";
import { useAction } from "../../relay/use-action";

const columns = "Nome;E-mail;Telefone;Nível;Gênero";

/** What a sheet of athletes is like; its template with a mark by which Excel knows the accents. */
export const athletesSheetWords: SheetWords = {
  hint: "Um atleta por linha, no máximo 200; a primeira tem os nomes das colunas. Basta o nome; e-mail, telefone, nível (Fun, D, C, B, A/PRO) e gênero ajudam.",
  example: `${columns}\nAna Souza;ana@exemplo.com.br;(48) 99999-0001;C;Feminino`,
  template: `\uFEFF${columns}\r\n`,
  templateName: "modelo-atletas.csv",
};

interface ImportAthletesDialogProps {
  arenaId: string;
  open: boolean;
  onClose: () => void;
  /** Called after an import has added athletes, so that the list reloads. */
  onImported: () => void;
}

interface Preview {
  lines: ImportAthletesPreview_lines$key;
  /** How many would be registered. */
  fresh: number;
  /** How many lines have an error and are skipped. */
  wrong: number;
}

/** Imports athletes from a sheet: previews each line first, then registers the new athletes on the valid lines. */
export function ImportAthletesDialog({ arenaId, open, onClose, onImported }: ImportAthletesDialogProps) {
  const [csv, setCsv] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [send, pending] = useImportAthletesMutation();

  const ask = async (apply: boolean) => {
    setRefusal(null);
    const answer = (
      await send({
        input: { arenaId, csv, apply, ...(apply && preview && preview.wrong > 0 ? { skipWrong: true } : {}) },
      })
    )?.importAthletes;

    if (answer?.refusal?.fields) {
      setPreview(null);
      return setProblem(answer.refusal.message);
    }
    if (answer?.refusal) {
      return setRefusal(answer.refusal.message);
    }
    if (answer?.done) {
      const { lines, registeredCount } = answer.done;
      const good = lines.filter(({ problems }) => problems.length === 0);
      const wrong = lines.length - good.length;
      if (registeredCount > 0) {
        onClose();
        onImported();
        return toast.success({
          title: counted(registeredCount, "atleta cadastrado", "atletas cadastrados"),
          ...(wrong > 0
            ? {
                description: `${counted(wrong, "linha ficou", "linhas ficaram")} de fora. A lista delas foi mostrada na conferência.`,
              }
            : {}),
        });
      }
      setPreview({ lines, fresh: good.filter(({ alreadyIn }) => !alreadyIn).length, wrong });
      if (apply) setRefusal("Algo mudou desde a conferência: ninguém foi cadastrado.");
    }
  };
  const check = () => {
    if (csv.trim() === "") return setProblem(problem ?? "Escolha um arquivo ou cole as linhas da planilha");
    // Larger than a request body may be: the server would reject it before its own size rule runs.
    setProblem(isSheetTooLarge(csv.length) ? sheetTooLarge : undefined);
    if (!isSheetTooLarge(csv.length)) void ask(false);
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      size="lg"
      sheet
      busy={pending}
      keepOpen={csv !== ""}
      title="Importar atletas"
      description={
        preview === null
          ? "Nada é gravado antes de você conferir linha por linha."
          : "Confira antes de importar: linhas com problema ficam de fora."
      }
      footer={
        <>
          <Button
            variant="ghost"
            colorPalette="gray"
            disabled={pending}
            onClick={() => {
              setRefusal(null);
              if (preview === null) onClose();
              else setPreview(null);
            }}
          >
            {preview === null ? "Cancelar" : "Corrigir planilha"}
          </Button>
          {preview === null ? (
            <PendingButton pending={pending} onClick={check}>
              {pending ? "Conferindo…" : "Conferir planilha"}
            </PendingButton>
          ) : null}
          {preview !== null && preview.fresh > 0 ? (
            <PendingButton pending={pending} onClick={() => void ask(true)}>
              {pending
                ? "Importando…"
                : `Cadastrar ${counted(preview.fresh, "atleta", "atletas")}${preview.wrong > 0 ? " sem problema" : ""}`}
            </PendingButton>
          ) : null}
        </>
      }
    >
      <Stack gap="5">
        {preview === null ? (
          <SheetField
            words={athletesSheetWords}
            value={csv}
            onChange={(text) => {
              setProblem(undefined);
              setCsv(text);
            }}
            onRefused={setProblem}
            error={problem}
          />
        ) : (
          <ImportAthletesPreview lines={preview.lines} />
        )}
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </DialogFrame>
  );
}

function useImportAthletesMutation() {
  return useAction<ImportAthletesDialogMutation>(
    graphql`
      mutation ImportAthletesDialogMutation($input: ImportAthletesInput!) {
        importAthletes(input: $input) {
          ... on ImportAthletesSuccess @alias(as: "done") {
            registeredCount
            lines {
              problems
              alreadyIn
              ...ImportAthletesPreview_lines
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao importar atletas", description: "Tente novamente." } },
  );
}
