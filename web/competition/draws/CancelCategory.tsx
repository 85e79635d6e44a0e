import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { CalendarX2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { CancelCategory_category$key } from "../../__generated__/CancelCategory_category.graphql";
import { PriceIfCancelled } from "../../enrolments/public/PriceIfCancelled";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useQuestion } from "../../ui/form/use-question";
import { focusContent } from "../../ui/focus-content";
import { formatMoney } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { useCancelCategory } from "./use-draw-mutations";

/** Gives up a category that was not drawn: otherwise its tournament could never end. */
export function CancelCategory({ category: key }: { category: CancelCategory_category$key }) {
  const { id, name, receivedInCents } = useFragment(
    graphql`
      fragment CancelCategory_category on TournamentCategory {
        id
        name
        receivedInCents
      }
    `,
    key,
  );
  const [open, setOpen] = useState(false);
  const back = receivedInCents ?? 0;
  const { confirm, pending, refusal, forgetRefusal } = useQuestion(useCancelCategory(), {
    input: { categoryId: id },
    onDone: () => {
      setOpen(false);
      // The button that opened the question is gone.
      requestAnimationFrame(() => focusContent());
      toast.success({
        title: `Categoria ${name} cancelada`,
        description: back > 0 ? `Devolver ${formatMoney(back)} no total.` : "As inscrições foram canceladas.",
      });
    },
  });
  const close = () => {
    setOpen(false);
    forgetRefusal();
  };
  return (
    <>
      <Button variant="ghost" colorPalette="flag" size="sm" onClick={() => setOpen(true)}>
        <CalendarX2 />
        Cancelar categoria
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={open}
        title={`Cancelar a categoria ${name}?`}
        confirmLabel="Cancelar categoria"
        pendingLabel="Cancelando…"
        cancelLabel="Voltar"
        pending={pending}
        dangerous
        onConfirm={confirm}
        onClose={close}
      >
        <Stack gap="3">
          <Text fontWeight="semibold">
            {back > 0
              ? `A devolver por inteiro a quem já pagou: ${formatMoney(back)}.`
              : "Ninguém pagou ainda: não há o que devolver."}
          </Text>
          <Text color="fg.muted">
            Todas as inscrições desta categoria são canceladas e os atletas são avisados por e-mail. As outras
            categorias continuam. Isso não pode ser desfeito.
          </Text>
          {open ? <PriceIfCancelled id={id} /> : null}
          {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
