import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { Shuffle } from "lucide-react";
import { useRef, useState, useTransition } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay/hooks";
import drawDialogQuery, { type DrawDialogQuery } from "../../__generated__/DrawDialogQuery.graphql";
import type { StartDraw_tournament$key } from "../../__generated__/StartDraw_tournament.graphql";
import { lazyDialog } from "../../ui/lazy-dialog";

const DrawDialog = lazyDialog(async () => (await import("../draws/DrawDialog")).DrawDialog);

interface StartDrawProps extends Pick<ButtonProps, "variant"> {
  tournament: StartDraw_tournament$key;
  label: "Gerar Chaveamento Automático" | "Iniciar Torneio";
}

/** The button that leads to the draw of the categories that have none yet. */
export function StartDraw({ tournament: key, label, variant }: StartDrawProps) {
  const { categories, setFormat } = useFragment(
    graphql`
      fragment StartDraw_tournament on Tournament {
        setFormat
        categories {
          id
          cancelledAt
          ...DrawDialog_category
          draw {
            __typename
          }
        }
      }
    `,
    key,
  );
  const [queryRef, loadQuery] = useQueryLoader<DrawDialogQuery>(drawDialogQuery);
  const [loading, startLoading] = useTransition();
  const [open, setOpen] = useState(false);
  const chosen = useRef("");
  const undrawn = categories.filter(({ draw, cancelledAt }) => !draw && !cancelledAt);
  const [first] = undrawn;
  if (!first) return null;
  const load = (categoryId: string, lotsSeed: string | null) => {
    chosen.current = categoryId;
    loadQuery({ categoryId, lotsSeed }, { fetchPolicy: "network-only" });
  };
  return (
    <>
      <Button
        variant={variant}
        onClick={() => {
          load(first.id, null);
          setOpen(true);
        }}
      >
        <Shuffle />
        {label}
      </Button>
      <DrawDialog
        categories={undrawn}
        setFormat={setFormat}
        queryRef={queryRef}
        loading={loading}
        onChoose={(categoryId) => startLoading(() => load(categoryId, null))}
        onReload={(categoryId, lotsSeed) => {
          // A change of another category, saved after this one was chosen, does not bring the other back.
          if (categoryId === chosen.current) startLoading(() => load(categoryId, lotsSeed));
        }}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
