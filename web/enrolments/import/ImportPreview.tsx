import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { CircleAlert, CircleCheck, MailQuestion } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted, plural } from "../../../server/platform/plural.rules";
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
      }
    `,
    key,
  );
  const wrong = lines.filter(({ problems }) => problems.length > 0).length;
  const good = lines.length - wrong;
  return (
    <Stack gap="4">
      <Box aria-live="polite">
        <Notice tone={wrong === 0 ? "success" : "warning"}>
          {wrong === 0
            ? `Tudo certo: ${countedEntries(good, inPairs)} para importar.`
            : `${counted(wrong, "linha tem problema", "linhas têm problema")}; ${
                good === 0
                  ? "nenhuma pode entrar"
                  : `${countedEntries(good, inPairs)} ${plural(good, "pode", "podem")} entrar`
              }.`}
        </Notice>
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
            {lines.map(({ line, athletes, problems, guests }) => (
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
                    <Outcome
                      icon={guests.length > 0 ? MailQuestion : CircleCheck}
                      colour="fg.success"
                      text={
                        guests.length > 0
                          ? `Convite por e-mail a ${guests.join(" e ")}: vale depois do aceite`
                          : "Pronta para importar"
                      }
                    />
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
