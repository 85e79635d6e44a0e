import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { CircleAlert, CircleCheck, type LucideIcon, UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { isSheetTooLarge, sheetTooLarge } from "../../../server/athletes/sheet/sheet-size.rules";
import { counted } from "../../../server/platform/numbers.rules";
import type { ImportAthletesDialogMutation } from "../../__generated__/ImportAthletesDialogMutation.graphql";
import type { ImportAthletesDialog_lines$key } from "../../__generated__/ImportAthletesDialog_lines.graphql";
import { useAction } from "../../relay/use-action";
import { DialogFrame } from "../../ui/lazy-code";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { SheetField, type SheetWords } from "../public/sheet/SheetField";

/** The preview of an import: a summary, then the result of each line. */
function ImportAthletesPreview({ lines: key }: { lines: ImportAthletesDialog_lines$key }) {
  const lines = useFragment(
    graphql`
      fragment ImportAthletesDialog_lines on ImportedAthleteLine @relay(plural: true) {
        line
        called
        problems
        registers
        alreadyIn
      }
    `,
    key,
  );
  const wrong = lines.filter(({ problems }) => problems.length > 0).length;
  return (
    <Stack gap="4">
      <Box aria-live="polite">
        <Notice tone={wrong === 0 ? "success" : "warning"}>
          {wrong > 0
            ? `${counted(wrong, "linha tem problema e fica", "linhas têm problema e ficam")} de fora. Corrija a planilha, ou importe as outras.`
            : inNumbers(
                lines.filter(({ alreadyIn }) => !alreadyIn).length,
                lines.filter(({ alreadyIn }) => alreadyIn).length,
              )}
        </Notice>
      </Box>
      <Stack
        as="ol"
        gap="0"
        listStyleType="none"
        aria-label="Linhas da planilha"
        borderWidth="1px"
        borderRadius="l2"
      >
        {lines.map(({ line, called, problems, registers, alreadyIn }) => (
          <Line key={line} number={line} wrong={problems.length > 0} called={called}>
            {problems.map((problem) => (
              <Outcome key={problem} icon={CircleAlert} colour="fg.error" text={problem} />
            ))}
            {registers ? (
              <Outcome icon={UserRoundPlus} colour="sea.fg" text={`Será cadastrado: ${registers}`} />
            ) : null}
            {alreadyIn ? (
              <Outcome icon={CircleCheck} colour="fg.muted" text="Já na lista: fica como está" />
            ) : null}
          </Line>
        ))}
      </Stack>
    </Stack>
  );
}

function inNumbers(fresh: number, already: number): string {
  if (fresh === 0) return "Nada a importar: a planilha inteira já está na lista.";
  const text = `Tudo certo: ${counted(fresh, "atleta será cadastrado", "atletas serão cadastrados")}.`;
  return already === 0 ? text : `${text} ${counted(already, "já está", "já estão")} na lista.`;
}

interface LineProps {
  number: number;
  called: string;
  wrong: boolean;
  children: React.ReactNode;
}

function Line({ number, called, wrong, children }: LineProps) {
  return (
    <HStack
      as="li"
      align="flex-start"
      gap="3"
      px="3"
      py="2.5"
      textStyle="sm"
      bg={wrong ? "bg.error" : undefined}
      _notFirst={{ borderTopWidth: "1px", borderColor: "border.muted" }}
    >
      <Text fontWeight="bold" fontVariantNumeric="tabular-nums" minW="14" flexShrink="0">
        <chakra.span fontWeight="normal" color="fg.muted">
          Linha{" "}
        </chakra.span>
        {number}
      </Text>
      <Stack gap="1" minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">{called || "—"}</Text>
        {children}
      </Stack>
    </HStack>
  );
}

function Outcome({ icon: Icon, colour, text }: { icon: LucideIcon; colour: string; text: string }) {
  return (
    <chakra.span display="flex" gap="1.5" color={colour} fontWeight="medium">
      <Box as="span" flexShrink="0" pt="0.5">
        <Icon size={15} aria-hidden="true" />
      </Box>
      {text}
    </chakra.span>
  );
}

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
  lines: ImportAthletesDialog_lines$key;
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
              ...ImportAthletesDialog_lines
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao importar atletas", description: "Tente novamente." } },
  );
}
