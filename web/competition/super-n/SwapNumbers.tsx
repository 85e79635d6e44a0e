import { graphql, useFragment } from "react-relay/hooks";
import type { SwapNumbers_category$key } from "../../__generated__/SwapNumbers_category.graphql";
import type { SwapNumbers_enrolment$key } from "../../__generated__/SwapNumbers_enrolment.graphql";
import { toast } from "../../ui/toaster";
import { SwapDialog } from "../draws/SwapDialog";
import { useSwapNumbersMutation } from "./use-super-n-mutations";

interface SwapNumbersProps {
  category: SwapNumbers_category$key;
  /** Of the whole tournament: each category has numbers of its own. */
  enrolments: SwapNumbers_enrolment$key;
}

/** Two athletes of a Super N trade numbers, until the first ball. */
export function SwapNumbers({ category, enrolments: keys }: SwapNumbersProps) {
  const { id: categoryId } = useFragment(
    graphql`
      fragment SwapNumbers_category on TournamentCategory {
        id
      }
    `,
    category,
  );
  const enrolments = useFragment(
    graphql`
      fragment SwapNumbers_enrolment on Enrolment @relay(plural: true) {
        id
        drawNumber
        category {
          id
        }
        athlete {
          displayName
        }
      }
    `,
    keys,
  );
  const [swap, pending] = useSwapNumbersMutation();
  const options = enrolments.flatMap(({ id, drawNumber, category: own, athlete: { displayName } }) =>
    own?.id === categoryId && typeof drawNumber === "number"
      ? [{ value: id, label: `${drawNumber} · ${displayName}` }]
      : [],
  );

  return (
    <SwapDialog
      button="Trocar números"
      title="Trocar os números de dois atletas"
      description="Até o primeiro jogo da categoria começar. Um fica com o número, os parceiros e os jogos do outro."
      label="Este atleta"
      options={options}
      pending={pending}
      onSwap={async (one, other) => {
        const answer = (await swap({ input: { categoryId, enrolmentIds: [one, other] } }))?.swapNumbers;
        if (!answer?.done) return answer?.refusal?.message ?? null;
        toast.success({ title: "Números trocados", description: "Um ficou com os jogos do outro." });
        return true;
      }}
    />
  );
}
