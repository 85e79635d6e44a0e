import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import type { Side } from "../../../server/sport/scores/score.rules";
import { DialogFrame } from "../../ui/DialogFrame";

interface UndoDialogProps {
  open: boolean;
  names: readonly [string, string];
  /** The score without the last game or point of each side; null where there is nothing to take. */
  without: readonly [string | null, string | null];
  onTake: (side: Side) => void;
  onClose: () => void;
}

/** The score was counted on another device, which alone knows who scored last: the person says it. */
export function UndoDialog({ open, names, without, onTake, onClose }: UndoDialogProps) {
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      sheet
      size="sm"
      title="Tirar de qual dupla?"
      description="Volta um game, ou um ponto do tie-break."
    >
      <Stack gap="3" pb="4">
        {([0, 1] as const).map((side) =>
          without[side] === null ? null : (
            <Button
              key={side}
              size="xl"
              h="auto"
              py="3"
              whiteSpace="normal"
              variant="outline"
              onClick={() => onTake(side)}
            >
              {names[side]}: fica {without[side]}
            </Button>
          ),
        )}
      </Stack>
    </DialogFrame>
  );
}
