import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ImportDialog_tournament$key } from "../../__generated__/ImportDialog_tournament.graphql";
import type { ImportPreview_lines$key } from "../../__generated__/ImportPreview_lines.graphql";
import { isSheetTooLarge, sheetTooLarge } from "../../../server/enrolments/import/sheet-size.rules";
import { counted } from "../../../server/platform/plural.rules";
import { DialogFrame } from "../../ui/DialogFrame";
import { PendingButton } from "../../ui/form/PendingButton";
import { SelectField } from "../../ui/form/SelectField";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { ImportPreview } from "./ImportPreview";
import { SheetField } from "./SheetField";
import { countedEntries } from "./sheet-words";
import { useImportEnrolmentsMutation } from "./use-import-enrolments-mutation";

interface ImportDialogProps {
  tournament: ImportDialog_tournament$key;
  open: boolean;
  onClose: () => void;
  onImported: () => void;
}

interface Preview {
  lines: ImportPreview_lines$key;
  /** How many would come in; 0 where one line keeps out all. */
  entering: number;
}

/** A sheet of enrolments: first what each line would do, then all of them come in, or none. */
export function ImportDialog({ tournament: key, open, onClose, onImported }: ImportDialogProps) {
  const tournament = useFragment(
    graphql`
      fragment ImportDialog_tournament on Tournament {
        id
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
  const categories = tournament.categories.filter(({ takesEntries }) => takesEntries);
  const [csv, setCsv] = useState("");
  const [categoryId, setCategoryId] = useState(categories[0]?.id ?? null);
  const inPairs = categories.find((category) => category.id === categoryId)?.inPairs ?? true;
  const [problem, setProblem] = useState<string | undefined>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [send, pending] = useImportEnrolmentsMutation();

  const ask = async (apply: boolean) => {
    setRefusal(null);
    if (csv.trim() === "") return setProblem(problem ?? "Escolha um arquivo ou cole as linhas da planilha");
    setProblem(undefined);
    // More than a request may carry: it would never reach the rule that says so.
    if (isSheetTooLarge(csv.length)) return setProblem(sheetTooLarge);
    const input = { tournamentId: id, categoryId, csv, apply, allOrNothing: true };
    const answer = (await send({ input }))?.importEnrolments;
    switch (answer?.__typename) {
      case "InvalidInput":
        setPreview(null);
        return setProblem(answer.fields[0]?.message);
      case "RuleViolation":
      case "TooManyAttempts":
        return setRefusal(answer.message);
      case "ImportEnrolmentsSuccess":
        if (apply && answer.goodCount === answer.lines.length) return told(answer);
        if (apply) setRefusal("Algo mudou desde a conferência: nenhuma foi importada.");
        return setPreview({
          lines: answer.lines,
          entering:
            answer.goodCount < answer.lines.length
              ? 0
              : answer.lines.filter(({ alreadyIn }) => !alreadyIn).length,
        });
    }
  };

  const told = ({ lines }: { lines: readonly { readonly registers: readonly string[] }[] }) => {
    const registered = lines.flatMap(({ registers }) => registers).length;
    toast.success({
      title: "Importação concluída",
      description: `${countedEntries(lines.length, inPairs)} na lista.${
        registered > 0 ? ` ${counted(registered, "atleta cadastrado", "atletas cadastrados")}.` : ""
      }`,
    });
    onImported();
    onClose();
  };

  const label =
    preview === null
      ? pending
        ? "Conferindo…"
        : "Conferir planilha"
      : pending
        ? "Importando…"
        : `Importar ${countedEntries(preview.entering, inPairs)}`;

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
          : "Confira antes de importar: se uma linha tem problema, nenhuma será importada."
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
            <PendingButton pending={pending} onClick={() => void ask(preview !== null)}>
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
              inPairs={inPairs}
              registers={!tournament.isChampionship}
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
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </DialogFrame>
  );
}
