import { HStack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Check, X } from "lucide-react";
import { PendingButton } from "../../ui/form/PendingButton";
import { inTable } from "../../ui/list/list-look";

interface JoinAnswersProps {
  status: string;
  /** Whom the two answers of one row are about; left out where they are for several. */
  whom?: string;
  pending: boolean;
  onAnswer: (accept: boolean) => void;
  /** At the end of a row a phone shows their signs only. */
  ofRow?: boolean;
}

const Word = chakra("span", {
  base: {},
  variants: { short: { true: { display: "none", [inTable]: { display: "inline" } } } },
});

/** The two answers; of what was refused the one that makes it good. */
export function JoinAnswers({ status, whom, pending, onAnswer, ofRow = false }: JoinAnswersProps) {
  const label = (word: string) => (whom === undefined ? undefined : `${word} ${whom}`);
  const shared = {
    size: "sm",
    minW: "11",
    px: { base: "2.5", md: "3" },
    pending,
    whiteSpace: "nowrap",
  } as const;
  return (
    <HStack gap="1" display="inline-flex">
      <PendingButton
        {...shared}
        variant="outline"
        colorPalette="sea"
        bg="bg.panel"
        aria-label={label("Aceitar")}
        onClick={() => onAnswer(true)}
      >
        <Check />
        <Word short={ofRow}>Aceitar</Word>
      </PendingButton>
      {status === "PENDING" ? (
        <PendingButton
          {...shared}
          variant="ghost"
          colorPalette="gray"
          aria-label={label("Recusar")}
          onClick={() => onAnswer(false)}
        >
          <X />
          <Word short={ofRow}>Recusar</Word>
        </PendingButton>
      ) : null}
    </HStack>
  );
}
