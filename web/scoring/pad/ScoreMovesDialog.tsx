import { Button } from "@chakra-ui/react/button";
import { MatchMoves } from "../../competition/public/MatchMoves";
import type { AskedMoves } from "../../competition/public/read-moves";
import { DialogFrame } from "../../ui/DialogFrame";

interface ScoreMovesDialogProps {
  asked: AskedMoves | null;
  onAccept: () => void;
  onClose: () => void;
}

/** A correction at the court that changes who plays elsewhere: which matches move, before they do. */
export function ScoreMovesDialog({ asked, onAccept, onClose }: ScoreMovesDialogProps) {
  return (
    <DialogFrame
      open={asked !== null}
      onClose={onClose}
      sheet
      title="Confirmar correção"
      footer={
        <>
          <Button size="xl" px="3" flex="1" variant="outline" colorPalette="gray" onClick={onClose}>
            Voltar
          </Button>
          <Button size="xl" px="3" flex="2" onClick={onAccept}>
            Corrigir e mudar
          </Button>
        </>
      }
    >
      {asked ? <MatchMoves {...asked} /> : null}
    </DialogFrame>
  );
}
