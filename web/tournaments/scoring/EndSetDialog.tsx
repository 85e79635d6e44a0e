import { Button } from "@chakra-ui/react/button";
import { DialogFrame } from "../../ui/DialogFrame";

export interface SetEnd {
  what: "SET" | "MATCH";
  winner: string;
  /** The score with the tap that ends it. */
  score: string;
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
      description={`${end?.winner ?? ""}: ${end?.score ?? ""}`}
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
    />
  );
}
