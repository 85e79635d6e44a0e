import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { SwapEntries_category$key } from "../../__generated__/SwapEntries_category.graphql";
import { DialogFrame } from "../../ui/DialogFrame";
import { PendingButton } from "../../ui/form/PendingButton";
import { SelectField } from "../../ui/form/SelectField";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { pairLabel } from "./read-pair";
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
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<[string, string]>(["", ""]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [swap, pending] = useSwapDrawEntries();
  const [one, other] = chosen;
  const groupOf = (pairId: string) =>
    draw?.groups.find(({ pairs }) => pairs.some((pair) => pair.id === pairId))?.letter;
  const options = (draw?.entries ?? []).map((pair) => {
    const group = groupOf(pair.id);
    return { value: pair.id, label: `${group ? `${group} · ` : ""}${pairLabel(pair)}` };
  });

  const close = () => {
    setOpen(false);
    setRefusal(null);
    setChosen(["", ""]);
  };
  const confirm = async () => {
    setRefusal(null);
    const answer = (await swap({ input: { categoryId: id, pairIds: [one, other] } }))?.swapDrawEntries;
    if (!answer) return;
    if (answer.__typename !== "SwapDrawEntriesSuccess") return setRefusal(answer.message ?? null);
    close();
    toast.success({ title: "Duplas trocadas", description: "Uma ficou com o lugar e os jogos da outra." });
  };

  return (
    <>
      <Button variant="outline" colorPalette="gray" size="sm" onClick={() => setOpen(true)}>
        <ArrowLeftRight />
        Trocar duplas
      </Button>
      <DialogFrame
        open={open}
        onClose={close}
        size="sm"
        sheet
        title="Trocar duas duplas de lugar"
        description="Até o primeiro jogo da categoria começar. Uma fica com o lugar e os jogos da outra."
        footer={
          <>
            <Button variant="ghost" colorPalette="gray" onClick={close} disabled={pending}>
              Cancelar
            </Button>
            <PendingButton
              pending={pending}
              blocked={one === "" || other === "" || one === other}
              onClick={() => void confirm()}
            >
              {pending ? "Trocando..." : "Trocar"}
            </PendingButton>
          </>
        }
      >
        <Stack gap="4">
          <SelectField
            label="Esta dupla"
            placeholder="Escolha"
            options={options}
            value={one}
            onChange={({ target }) => setChosen([target.value, other])}
          />
          <SelectField
            label="troca com"
            placeholder="Escolha"
            options={options.filter(({ value }) => value !== one)}
            value={other}
            onChange={({ target }) => setChosen([one, target.value])}
          />
          {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        </Stack>
      </DialogFrame>
    </>
  );
}
