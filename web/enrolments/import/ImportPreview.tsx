import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { CircleAlert, CircleCheck, MailQuestion, UserRoundPlus } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { ImportPreview_lines$key } from "../../__generated__/ImportPreview_lines.graphql";
import { Notice } from "../../ui/Notice";
import { countedEntries } from "./sheet-words";

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
export function ImportPreview({ lines: key, inPairs }: { lines: ImportPreview_lines$key; inPairs: boolean }) {
  const lines = useFragment(
    graphql`
      fragment ImportPreview_lines on ImportedLine @relay(plural: true) {
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
