import { Button } from "@chakra-ui/react/button";
import { Flag } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { FinishSuperN_category$key } from "../../__generated__/FinishSuperN_category.graphql";
import { toast } from "../../ui/toaster";
import { EarlyFinish } from "./EarlyFinish";
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
  const [finish, pending] = useFinishSuperNMutation();
  return (
    <EarlyFinish
      button={(ask) => (
        <Button variant="ghost" colorPalette="gray" size="sm" onClick={ask}>
          <Flag />
          Encerrar categoria
        </Button>
      )}
      title={`Encerrar ${name} agora?`}
      confirmLabel="Encerrar categoria"
      left={matches.filter(({ status }) => status !== "PLAYED").length}
      pending={pending}
      finish={async () => (await finish({ input: { categoryId: id } }))?.finishSuperN ?? null}
      onFinished={() =>
        toast.success({ title: "Categoria encerrada", description: "A classificação final está pronta." })
      }
    />
  );
}
