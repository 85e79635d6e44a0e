import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { CircleAlert, CircleCheck, MailQuestion, UserRoundPlus } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import type { ImportDialogMutation } from "../../__generated__/ImportDialogMutation.graphql";
import type { ImportSheet_lines$key } from "../../__generated__/ImportSheet_lines.graphql";
import type { SheetWords } from "../../athletes/public/sheet/SheetField";
import type { WorkEnd } from "../../ui/long-work/long-work";
import { Notice } from "../../ui/PageStates";

/** "1 dupla", "12 duplas", "8 atletas". */
export function countedEntries(count: number, inPairs: boolean): string {
  return inPairs ? counted(count, "dupla", "duplas") : counted(count, "atleta", "atletas");
}

interface SheetKind {
  inPairs: boolean;
  /** True if unknown athletes are registered: the sheet then has more columns than name and e-mail. */
  registers: boolean;
}

const known = ["Atleta", "E-mail"];
const people = [
  ["Ana Souza", "ana@exemplo.com.br", "(48) 99999-0001", "C", "Feminino"],
  ["Bia Lima", "bia@exemplo.com.br", "(48) 99999-0002", "D", "Feminino"],
];

function columns({ inPairs, registers }: SheetKind): string {
  const own = registers ? [...known, "Telefone", "Nível", "Gênero"] : known;
  return (inPairs ? [1, 2].flatMap((number) => own.map((name) => `${name} ${number}`)) : own).join(";");
}

/** The sheet template: only its header line, with a byte order mark so that Excel reads it as UTF-8. */
export const sheetTemplate = (kind: SheetKind): string => `\uFEFF${columns(kind)}\r\n`;

/** An example sheet, the placeholder of the text field. */
export const sheetExample = (kind: SheetKind): string =>
  `${columns(kind)}\n${people
    .slice(0, kind.inPairs ? 2 : 1)
    .flatMap((person) => person.slice(0, kind.registers ? undefined : known.length))
    .join(";")}`;

/** The hint of the text field. */
const sheetHint = ({ inPairs, registers }: SheetKind): string =>
  `Uma ${inPairs ? "dupla" : "inscrição"} por linha, no máximo 200; a primeira tem os nomes das colunas. ${
    registers
      ? "Quem ainda não é da arena será cadastrado: basta o nome; e-mail, telefone, nível (Fun, D, C, B, A/PRO) e gênero ajudam."
      : "O e-mail vale mais que o nome."
  }`;

export const sheetWords = (kind: SheetKind): SheetWords => ({
  hint: sheetHint(kind),
  example: sheetExample(kind),
  template: sheetTemplate(kind),
  templateName: "modelo-inscricoes.csv",
});

const Cell = chakra("td", { base: { px: "3", py: "2.5", verticalAlign: "top", overflowWrap: "anywhere" } });
const Head = chakra("th", {
  base: {
    px: "3",
    py: "2.5",
    textAlign: "start",
    textStyle: "xs",
    fontWeight: "semibold",
    color: "fg.muted",
  },
});

/** What each line of a sheet would do: those with a problem first said in numbers, then line by line. */
export function ImportPreview({ lines: key, inPairs }: { lines: ImportSheet_lines$key; inPairs: boolean }) {
  const lines = useFragment(
    graphql`
      fragment ImportSheet_lines on ImportedLine @relay(plural: true) {
        line
        athletes
        problems
        guests
        registers
        alreadyIn
      }
    `,
    key,
  );
  const wrong = lines.filter(({ problems }) => problems.length > 0).length;
  const good = lines.filter(({ problems }) => problems.length === 0);
  const entering = good.filter(({ alreadyIn }) => !alreadyIn).length;
  const already = good.length - entering;
  const registered = good.flatMap(({ registers }) => registers).length;
  const sayings =
    wrong > 0
      ? [
          `${counted(wrong, "linha tem problema e fica", "linhas têm problema e ficam")} de fora.`,
          entering > 0
            ? `${countedEntries(entering, inPairs)} sem problema para importar.`
            : "Corrija a planilha para importar.",
        ]
      : [
          entering > 0
            ? `Tudo certo: ${countedEntries(entering, inPairs)} para importar.`
            : "Nada a importar: a planilha inteira já está na lista.",
          ...(registered > 0
            ? [counted(registered, "atleta será cadastrado.", "atletas serão cadastrados.")]
            : []),
          ...(already > 0 && entering > 0
            ? [`${counted(already, "linha já está", "linhas já estão")} na lista.`]
            : []),
        ];
  return (
    <Stack gap="4">
      <Box aria-live="polite">
        <Notice tone={wrong === 0 ? "success" : "warning"}>{sayings.join(" ")}</Notice>
      </Box>
      <Box borderWidth="1px" borderColor="border" borderRadius="l2" overflow="hidden">
        <chakra.table w="full" textStyle="sm" css={{ tableLayout: "fixed", borderCollapse: "collapse" }}>
          <caption>
            <chakra.span srOnly>Linhas da planilha</chakra.span>
          </caption>
          <chakra.thead bg="bg.subtle">
            <tr>
              <Head scope="col" w={{ base: "4.25rem", md: "5rem" }}>
                Linha
              </Head>
              <Head scope="col" w={{ base: "34%", md: "38%" }}>
                {inPairs ? "Dupla" : "Atleta"}
              </Head>
              <Head scope="col">O que acontece</Head>
            </tr>
          </chakra.thead>
          <tbody>
            {lines.map(({ line, athletes, problems, ...outcome }) => (
              <chakra.tr
                key={line}
                borderTopWidth="1px"
                borderColor="border.muted"
                bg={problems.length > 0 ? "bg.error" : undefined}
              >
                <Cell fontVariantNumeric="tabular-nums" fontWeight="bold">
                  {line}
                </Cell>
                <Cell>
                  {athletes.map((athlete, index) => (
                    <Text key={index}>{athlete || "—"}</Text>
                  ))}
                </Cell>
                <Cell>
                  {problems.length === 0 ? (
                    <GoodOutcomes {...outcome} />
                  ) : (
                    <Stack gap="1">
                      {problems.map((problem) => (
                        <Outcome key={problem} icon={CircleAlert} colour="fg.error" text={problem} />
                      ))}
                    </Stack>
                  )}
                </Cell>
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </Stack>
  );
}

interface GoodOutcomesProps {
  readonly guests: readonly string[];
  readonly registers: readonly string[];
  readonly alreadyIn: boolean;
}

/** What a line without a problem does. */
function GoodOutcomes({ guests, registers, alreadyIn }: GoodOutcomesProps) {
  if (alreadyIn) return <Outcome icon={CircleCheck} colour="fg.muted" text="Já na lista: fica como está" />;
  if (guests.length + registers.length === 0)
    return <Outcome icon={CircleCheck} colour="fg.success" text="Pronta para importar" />;
  return (
    <Stack gap="1">
      {registers.map((person) => (
        <Outcome key={person} icon={UserRoundPlus} colour="sea.fg" text={`Será cadastrado: ${person}`} />
      ))}
      {guests.length > 0 ? (
        <Outcome
          icon={MailQuestion}
          colour="fg.success"
          text={`Convite por e-mail a ${guests.join(" e ")}: vale depois do aceite`}
        />
      ) : null}
    </Stack>
  );
}

interface OutcomeProps {
  icon: typeof CircleCheck;
  colour: string;
  text: string;
}

function Outcome({ icon: Icon, colour, text }: OutcomeProps) {
  return (
    <chakra.span display="flex" gap="1.5" color={colour} fontWeight="medium">
      <Box as="span" flexShrink="0" pt="0.5">
        <Icon size={15} aria-hidden="true" />
      </Box>
      {text}
    </chakra.span>
  );
}

export type ImportAnswer = ImportDialogMutation["response"]["importEnrolments"];

interface ImportOutcomeOutcome {
  /** An error of the sheet as a whole, shown beside its field. */
  problem?: string | undefined;
  /** The message of a rule violation. */
  refusal?: string;
  lines?: ImportSheet_lines$key;
  /** How many lines would be imported. */
  entering?: number;
  /** How many lines have an error and are skipped. */
  wrong?: number;
}

export const changedMeanwhile = "Algo mudou desde a conferência: nenhuma foi importada.";

/** What the dialog shows of an answer; empty if the request failed, as the error toast has already been shown. */
export function outcomeOf(answer: ImportAnswer | undefined): ImportOutcomeOutcome {
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
