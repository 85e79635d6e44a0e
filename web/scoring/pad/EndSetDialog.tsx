import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import type { LiveScore } from "../../../server/sport/scores/live-score.rules";
import { setInWords } from "../../../server/sport/scores/score-in-words.rules";
import { DialogFrame } from "../../ui/DialogFrame";

export interface SetEnd {
  what: "SET" | "MATCH";
  winner: string;
  /** The score with the tap that ends it. */
  score: LiveScore;
}

interface EndSetDialogProps {
  end: SetEnd | null;
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The second tap: a set, or the match, is over only when the person says so. */
export function EndSetDialog({ end, open, onConfirm, onClose }: EndSetDialogProps) {
  const isMatch = end?.what === "MATCH";
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      sheet
      title={isMatch ? "Fim de jogo?" : "Fim do set?"}
      description={`${isMatch ? "Vitória" : "Set"} de ${end?.winner ?? ""}`}
      footer={
        <>
          <Button
            size="xl"
            variant="outline"
            colorPalette="gray"
            flex="1"
            px="3"
            whiteSpace="nowrap"
            onClick={onClose}
          >
            Ainda não
          </Button>
          <Button size="xl" flex="1.4" px="3" onClick={onConfirm}>
            {isMatch ? "Encerrar jogo" : "Confirmar set"}
          </Button>
        </>
      }
    >
      <Text
        textAlign="center"
        fontFamily="heading"
        fontWeight="bold"
        lineHeight="1.1"
        fontSize="clamp(1.75rem, 9vw, 3rem)"
      >
        {end?.score.map((set, index) => (
          <Text as="span" key={index} display="inline-block" whiteSpace="nowrap" mx="0.15em">
            {setInWords(set)}{" "}
          </Text>
        ))}
      </Text>
    </DialogFrame>
  );
}
