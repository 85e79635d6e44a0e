import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { CornerDownRight } from "lucide-react";
import { Card } from "../ui/Card";
import { Notice } from "../ui/Notice";
import { codeFont } from "./code-font";
import type { Outcome } from "./send-operation";

interface OutcomeCardProps {
  /** Null before the first operation. */
  outcome: Outcome | null;
  pending: boolean;
}

export function OutcomeCard({ outcome, pending }: OutcomeCardProps) {
  return (
    <Card title="Resposta" icon={CornerDownRight} aria-busy={pending}>
      <Text aria-live="polite" textStyle="sm" color="fg.muted" mb="3">
        {outcome === null ? "Execute uma operação para ver a resposta aqui." : summaryOf(outcome)}
      </Text>
      {outcome?.kind === "problem" ? <Notice tone="error">{outcome.message}</Notice> : null}
      {outcome?.kind === "answer" ? (
        <Box
          as="section"
          aria-label="Corpo da resposta"
          tabIndex={0}
          fontFamily={codeFont}
          textStyle="sm"
          bg="bg.subtle"
          borderWidth="1px"
          borderColor="border.muted"
          borderRadius="l2"
          p="4"
          maxH="36rem"
          overflow="auto"
        >
          <pre>{outcome.body}</pre>
        </Box>
      ) : null}
    </Card>
  );
}

const summaryOf = (outcome: Outcome): string =>
  outcome.kind === "problem"
    ? "A operação não foi enviada."
    : `Status ${outcome.status}, em ${outcome.milliseconds} ms.`;
