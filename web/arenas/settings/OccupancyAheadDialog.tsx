import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ConfirmDialog } from "../../ui/ConfirmDialog";

/** What settings would leave outside, as the server tells it. */
export interface Ahead {
  readonly message: string;
  readonly count: number;
  readonly ahead: readonly string[];
}

interface OccupancyAheadDialogProps {
  /** Null while nothing is asked. */
  ahead: Ahead | null;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before courts or hours are closed on which something is marked. */
export function OccupancyAheadDialog({ ahead, pending, onConfirm, onClose }: OccupancyAheadDialogProps) {
  const more = ahead ? ahead.count - ahead.ahead.length : 0;
  return (
    <ConfirmDialog
      open={ahead !== null}
      title="Há horários marcados"
      description={ahead?.message}
      confirmLabel="Salvar mesmo assim"
      pendingLabel="Salvando..."
      cancelLabel="Voltar"
      pending={pending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack as="ul" gap="1" listStyleType="none">
        {ahead?.ahead.map((sentence) => (
          <Box as="li" key={sentence}>
            {sentence}
          </Box>
        ))}
      </Stack>
      {more > 0 && <Text color="fg.muted">e mais {more}</Text>}
      <Text pt="3">O que está marcado continua marcado: mova ou cancele depois.</Text>
    </ConfirmDialog>
  );
}
