import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import { Flag } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { plural } from "../../../server/platform/plural.rules";
import type { FinishSuperN_category$key } from "../../__generated__/FinishSuperN_category.graphql";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { focusContent } from "../../ui/focus-content";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { useFinishSuperNMutation } from "./use-super-n-mutations";

/** Ends one Super N before its last match; the other categories of the tournament go on. */
export function FinishSuperN({ category: key }: { category: FinishSuperN_category$key }) {
  const { id, name, matches } = useFragment(
    graphql`
      fragment FinishSuperN_category on TournamentCategory {
        id
        name
        matches {
          status
        }
      }
    `,
    key,
  );
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [finish, pending] = useFinishSuperNMutation();
  const left = matches.filter(({ status }) => status !== "PLAYED").length;
  const close = () => {
    setOpen(false);
    setRefusal(null);
  };
  const confirm = async () => {
    setRefusal(null);
    const answer = (await finish({ input: { categoryId: id } }))?.finishSuperN;
    if (answer?.__typename === "RuleViolation") return setRefusal(answer.message);
    if (answer?.__typename !== "FinishSuperNSuccess") return;
    close();
    // The button that opened the question is gone.
    requestAnimationFrame(() => focusContent());
    toast.success({ title: "Categoria encerrada", description: "A classificação final está pronta." });
  };
  return (
    <>
      <Button variant="ghost" colorPalette="gray" size="sm" onClick={() => setOpen(true)}>
        <Flag />
        Encerrar categoria
      </Button>
      <ConfirmDialog
        open={open}
        title={`Encerrar ${name} agora?`}
        confirmLabel="Encerrar categoria"
        pendingLabel="Encerrando..."
        pending={pending}
        dangerous
        onConfirm={() => void confirm()}
        onClose={close}
      >
        <Text mb={refusal ? "4" : "0"}>
          {plural(left, "O jogo que falta será cancelado", `Os ${left} jogos que faltam serão cancelados`)} e
          a classificação sai pelas médias por jogo, para que ninguém perca por ter jogado menos. Isso não
          pode ser desfeito.
        </Text>
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </ConfirmDialog>
    </>
  );
}
