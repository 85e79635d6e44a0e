import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { UndoDraw_category$key } from "../../__generated__/UndoDraw_category.graphql";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useQuestion } from "../../ui/form/use-question";
import { focusContent } from "../../ui/focus-content";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { useUndoDraw } from "./use-draw-mutations";

export function UndoDraw({ category: key }: { category: UndoDraw_category$key }) {
  const { id } = useFragment(
    graphql`
      fragment UndoDraw_category on TournamentCategory {
        id
      }
    `,
    key,
  );
  const [open, setOpen] = useState(false);
  const { confirm, pending, refusal, forgetRefusal } = useQuestion(useUndoDraw(), {
    input: { categoryId: id },
    onDone: () => {
      setOpen(false);
      // The button that opened the question is gone.
      requestAnimationFrame(() => focusContent());
      toast.success({ title: "Sorteio desfeito", description: "As inscrições voltaram a ser como antes." });
    },
  });
  const close = () => {
    setOpen(false);
    forgetRefusal();
  };
  return (
    <>
      <Button variant="ghost" colorPalette="gray" size="sm" onClick={() => setOpen(true)}>
        <Undo2 />
        Desfazer sorteio
      </Button>
      <ConfirmDialog
        open={open}
        title="Desfazer o sorteio?"
        confirmLabel="Desfazer sorteio"
        pendingLabel="Desfazendo…"
        pending={pending}
        dangerous
        onConfirm={confirm}
        onClose={close}
      >
        <Text mb={refusal ? "4" : "0"}>
          O sorteio e os jogos desta categoria são apagados, com os horários que já tiverem. As inscrições e
          as cabeças de chave ficam como estão.
        </Text>
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </ConfirmDialog>
    </>
  );
}
