import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { CalendarX2, Undo2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import type { UndrawnCategories_undoDrawCategory$key } from "../../__generated__/UndrawnCategories_undoDrawCategory.graphql";
import type { UndrawnCategories_cancelCategoryCategory$key } from "../../__generated__/UndrawnCategories_cancelCategoryCategory.graphql";
import type { UndrawnCategories_category$key } from "../../__generated__/UndrawnCategories_category.graphql";
import { PriceIfCancelled } from "../../enrolments/public/PriceIfCancelled";
import { Panel } from "../../ui/Cards";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { focusContent } from "../../ui/focus";
import { useQuestion } from "../../ui/form/use-question";
import { formatMoney } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { StatusBadge } from "../../ui/Badges";
import { toast } from "../../ui/toaster";
import { useCancelCategory, useUndoDraw } from "./use-draw-mutations";

/** Gives up a category that was not drawn: otherwise its tournament could never end. */
function CancelCategory({ category: key }: { category: UndrawnCategories_cancelCategoryCategory$key }) {
  const { id, name, receivedInCents } = useFragment(
    graphql`
      fragment UndrawnCategories_cancelCategoryCategory on TournamentCategory {
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

interface UndrawnCategoriesProps {
  /** Of a tournament with several. */
  categories: UndrawnCategories_category$key;
  canCancel: boolean;
}

/** What is left to draw, or to give up, before a tournament of several categories can end. */
export function UndrawnCategories({ categories: keys, canCancel }: UndrawnCategoriesProps) {
  const categories = useFragment(
    graphql`
      fragment UndrawnCategories_category on TournamentCategory @relay(plural: true) {
        id
        name
        cancelledAt
        takenSeats
        ...UndrawnCategories_cancelCategoryCategory
      }
    `,
    keys,
  );
  return (
    <Stack as="ul" gap="2.5" listStyleType="none" aria-label="Categorias sem sorteio">
      {categories.map((category) => (
        <Panel as="li" key={category.id} p={{ base: "3.5", md: "4" }} boxShadow="xs">
          <Flex gap="3" rowGap="2" wrap="wrap" align="center" justify="space-between">
            <Stack gap="0" minW="0">
              <HStack gap="2" wrap="wrap">
                <Text fontWeight="semibold" overflowWrap="anywhere">
                  {category.name}
                </Text>
                {category.cancelledAt ? <StatusBadge tone="over">Cancelada</StatusBadge> : null}
              </HStack>
              {category.cancelledAt ? null : (
                <Text textStyle="sm" color="fg.muted">
                  {counted(category.takenSeats, "atleta inscrito", "atletas inscritos")}
                </Text>
              )}
            </Stack>
            {canCancel && !category.cancelledAt ? <CancelCategory category={category} /> : null}
          </Flex>
        </Panel>
      ))}
    </Stack>
  );
}

export function UndoDraw({ category: key }: { category: UndrawnCategories_undoDrawCategory$key }) {
  const { id } = useFragment(
    graphql`
      fragment UndrawnCategories_undoDrawCategory on TournamentCategory {
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
