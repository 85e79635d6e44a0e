import { graphql, useFragment } from "react-relay/hooks";
import type { SwapEntries_category$key } from "../../__generated__/SwapEntries_category.graphql";
import { toast } from "../../ui/toaster";
import { pairLabel } from "./read-pair";
import { SwapDialog } from "./SwapDialog";
import { useSwapDrawEntries } from "./use-draw-mutations";

/** Two pairs trade places, until the first ball. */
export function SwapEntries({ category: key }: { category: SwapEntries_category$key }) {
  const { id, draw } = useFragment(
    graphql`
      fragment SwapEntries_category on TournamentCategory {
        id
        draw {
          entries {
            id
            ...readPair_pair
          }
          groups {
            letter
            pairs {
              id
            }
          }
        }
      }
    `,
    key,
  );
  const [swap, pending] = useSwapDrawEntries();
  const groupOf = (pairId: string) =>
    draw?.groups.find(({ pairs }) => pairs.some((pair) => pair.id === pairId))?.letter;
  const options = (draw?.entries ?? []).map((pair) => {
    const group = groupOf(pair.id);
    return { value: pair.id, label: `${group ? `${group} · ` : ""}${pairLabel(pair)}` };
  });

  return (
    <SwapDialog
      button="Trocar duplas"
      title="Trocar duas duplas de lugar"
      description="Até o primeiro jogo da categoria começar. Uma fica com o lugar e os jogos da outra."
      label="Esta dupla"
      options={options}
      pending={pending}
      onSwap={async (one, other) => {
        const answer = (await swap({ input: { categoryId: id, pairIds: [one, other] } }))?.swapDrawEntries;
        if (!answer?.done) return answer?.refusal?.message ?? null;
        toast.success({
          title: "Duplas trocadas",
          description: "Uma ficou com o lugar e os jogos da outra.",
        });
        return true;
      }}
    />
  );
}
