import { Box } from "@chakra-ui/react/box";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { CircleAlert, CircleCheck, UserRoundPlus, type LucideIcon } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { ImportAthletesPreview_lines$key } from "../../__generated__/ImportAthletesPreview_lines.graphql";
import { Notice } from "../../ui/Notice";

/** The preview of an import: a summary, then the result of each line. */
export function ImportAthletesPreview({ lines: key }: { lines: ImportAthletesPreview_lines$key }) {
  const lines = useFragment(
    graphql`
      fragment ImportAthletesPreview_lines on ImportedAthleteLine @relay(plural: true) {
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
