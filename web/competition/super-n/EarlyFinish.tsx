import { Text } from "@chakra-ui/react/text";
import { useState, type ReactNode } from "react";
import { plural } from "../../../server/platform/numbers.rules";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { focusContent } from "../../ui/focus";
import { Notice } from "../../ui/PageStates";
import type { Refusal } from "../../ui/form/refusal";

interface EarlyFinishProps {
  /** The button that opens the question. */
  button: (ask: () => void) => ReactNode;
  title: string;
  confirmLabel: string;
  /** How many matches are unplayed. */
  left: number;
  pending: boolean;
  /** @returns null after a failure that has already been reported. */
  finish: () => Promise<{ readonly refusal: Refusal | null | undefined } | null>;
  onFinished: () => void;
}

/** Ends a Super N before its last match, for example because of rain. */
export function EarlyFinish({
  button,
  title,
  confirmLabel,
  left,
  pending,
  finish,
  onFinished,
}: EarlyFinishProps) {
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const close = () => {
    setOpen(false);
    setRefusal(null);
  };
  const confirm = async () => {
    setRefusal(null);
    const answer = await finish();
    if (answer === null) return;
    if (answer.refusal) return setRefusal(answer.refusal.message);
    close();
    // The focused button is unmounted.
    requestAnimationFrame(() => focusContent());
    onFinished();
  };

  return (
    <>
      {button(() => setOpen(true))}
      <ConfirmDialog
        open={open}
        title={title}
        confirmLabel={confirmLabel}
        pendingLabel="Encerrando…"
        pending={pending}
        dangerous
        onConfirm={() => void confirm()}
        onClose={close}
      >
        <Text mb="4">
          {plural(left, "O jogo que falta será cancelado", `Os ${left} jogos que faltam serão cancelados`)} e
          a classificação sai pelas médias por jogo, para que ninguém perca por ter jogado menos. Isso não
          pode ser desfeito.
        </Text>
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </ConfirmDialog>
    </>
  );
}
