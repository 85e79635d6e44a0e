import { Grid } from "@chakra-ui/react/grid";
import { Stack } from "@chakra-ui/react/stack";
import { Suspense, useEffect, useRef, useState, type RefObject } from "react";
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay/hooks";
import type { DrawDialog_category$key } from "../../__generated__/DrawDialog_category.graphql";
import type { DrawDialogQuery } from "../../__generated__/DrawDialogQuery.graphql";
import { Catch, ErrorState, Notice, RowsSkeleton } from "../../ui/PageStates";
import { DialogFrame } from "../../ui/lazy-code";
import { SelectField } from "../../ui/form/Fields";
import { useInTurn, type InTurn } from "../../ui/form/use-in-turn";
import { toast } from "../../ui/toaster";
import { CategoryRulesForm } from "./CategoryRulesForm";
import type { SetFormatName } from "../../../server/sport/scores/match-format.rules";
import { DrawDialogFooter, DrawPreviewPanel } from "./DrawPreview";
import { SeedsEditor } from "./SeedsEditor";

const drawDialogQuery = graphql`
  query DrawDialogQuery($categoryId: ID!, $lotsSeed: String) {
    node(id: $categoryId) {
      __typename
      ... on TournamentCategory {
        id
        inPairs
        ...CategoryRulesForm_category @alias(as: "rules")
        seedingRankings {
          ...SeedsEditor_ranking
        }
        drawPreview(lotsSeed: $lotsSeed) {
          lotsSeed
          key
          problem
          ...SeedsEditor_preview
          ...DrawPreview_preview
        }
      }
    }
  }
`;

interface DrawDialogProps {
  categories: DrawDialog_category$key;
  /** The tournament's format, the default for categories. */
  setFormat: SetFormatName;
  /** Null until the dialog is opened. */
  queryRef: PreloadedQuery<DrawDialogQuery> | null | undefined;
  /** Whether a new preview is loading; the previous one stays on screen meanwhile. */
  loading: boolean;
  onChoose: (categoryId: string) => void;
  /** Asks for another preview of the category, with the given seed of the random lots; null draws new lots. */
  onReload: (categoryId: string, lotsSeed: string | null) => void;
  open: boolean;
  onClose: () => void;
}

/** Rules and seeds beside a preview of the draw. The user confirms exactly the previewed draw. */
export function DrawDialog({
  categories: keys,
  setFormat,
  queryRef,
  loading,
  onChoose,
  onReload,
  open,
  onClose,
}: DrawDialogProps) {
  const categories = useFragment(
    graphql`
      fragment DrawDialog_category on TournamentCategory @relay(plural: true) {
        id
        name
      }
    `,
    keys,
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const [inTurn, saving] = useInTurn();
  const [failed, setFailed] = useState<typeof queryRef>(null);
  const shownId = useRef("");
  /** Above the rules; of a category that is no longer shown as a toast, which names it. */
  const onRefusal = (refusedId: string, message: string | null) => {
    if (message !== null && refusedId !== shownId.current)
      return toast.error({
        title: categories.find(({ id }) => id === refusedId)?.name ?? "Regras não salvas",
        description: message,
      });
    setRefusal(message);
  };
  /** The lots of the preview on screen; null while new ones are on their way: a change saved meanwhile keeps asking for them. */
  const lotsRef = useRef<string | null>(null);
  const reload: DrawDialogProps["onReload"] = (id, lotsSeed) => {
    lotsRef.current = lotsSeed;
    onReload(id, lotsSeed);
  };
  const shown = { loading, lotsRef, onReload: reload, onRefusal };
  const close = () => {
    setRefusal(null);
    lotsRef.current = null;
    onClose();
  };
  const categoryId = String(queryRef?.variables["categoryId"] ?? "");
  useEffect(() => {
    shownId.current = open ? categoryId : "";
    return () => {
      shownId.current = "";
    };
  }, [open, categoryId]);
  return (
    <DialogFrame
      open={open}
      onClose={close}
      maxW="76rem"
      sheet
      keepOpen
      title="Gerar chaveamento"
      description="Ajuste as regras e confira a prévia. O sorteio só vale depois de confirmado."
      footer={
        queryRef && failed !== queryRef ? (
          <Suspense fallback={null}>
            <Catch onError={() => setFailed(queryRef)}>
              <Footer queryRef={queryRef} {...shown} saving={saving} onClose={close} />
            </Catch>
          </Suspense>
        ) : null
      }
    >
      <Stack gap="5">
        {categories.length > 1 ? (
          <SelectField
            label="Categoria"
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
            value={categoryId}
            onChange={({ target }) => {
              setRefusal(null);
              lotsRef.current = null;
              onChoose(target.value);
            }}
          />
        ) : null}
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        {failed === queryRef && queryRef ? (
          <ErrorState onRetry={() => reload(categoryId, null)} />
        ) : (
          <Suspense fallback={<RowsSkeleton rows={4} />}>
            {queryRef ? (
              <Catch onError={() => setFailed(queryRef)}>
                <Body queryRef={queryRef} setFormat={setFormat} {...shown} inTurn={inTurn} />
              </Catch>
            ) : null}
          </Suspense>
        )}
      </Stack>
    </DialogFrame>
  );
}

interface LoadedProps {
  queryRef: PreloadedQuery<DrawDialogQuery>;
  loading: boolean;
  /** See `DrawDialog`. */
  lotsRef: RefObject<string | null>;
  onReload: DrawDialogProps["onReload"];
  onRefusal: (categoryId: string, message: string | null) => void;
}

function Body({
  queryRef,
  setFormat,
  loading,
  inTurn,
  lotsRef,
  onReload,
  onRefusal,
}: LoadedProps & Pick<DrawDialogProps, "setFormat"> & { inTurn: InTurn }) {
  const { node: category } = usePreloadedQuery<DrawDialogQuery>(drawDialogQuery, queryRef);
  const lotsSeed = (category?.__typename === "TournamentCategory" && category.drawPreview?.lotsSeed) || null;
  useEffect(() => {
    lotsRef.current = lotsSeed;
  }, [lotsRef, lotsSeed, queryRef]);
  if (category?.__typename !== "TournamentCategory" || !category.drawPreview || !category.rules)
    return <Notice tone="info">Esta categoria já foi sorteada.</Notice>;
  const { id, drawPreview: preview } = category;
  // Read when the answer arrives: the preview may be another by then.
  const changed = () => onReload(id, lotsRef.current);
  const refused = (message: string | null) => onRefusal(id, message);
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "21rem minmax(0, 1fr)" }}
      gap={{ base: "6", lg: "8" }}
      alignItems="start"
    >
      <Stack key={id} gap="6">
        <CategoryRulesForm
          category={category.rules}
          usualSet={setFormat}
          inTurn={inTurn}
          onChanged={changed}
          onRefusal={refused}
        />
        {category.inPairs ? (
          <SeedsEditor
            categoryId={id}
            preview={preview}
            rankings={category.seedingRankings ?? []}
            loading={loading}
            inTurn={inTurn}
            onChanged={changed}
            onRefusal={refused}
          />
        ) : null}
      </Stack>
      <DrawPreviewPanel preview={preview} loading={loading} />
    </Grid>
  );
}

interface FooterProps extends LoadedProps {
  saving: boolean;
  onClose: () => void;
}

function Footer({ queryRef, loading, saving, onReload, onRefusal, onClose }: FooterProps) {
  const { node: category } = usePreloadedQuery<DrawDialogQuery>(drawDialogQuery, queryRef);
  if (category?.__typename !== "TournamentCategory" || !category.drawPreview) return null;
  const { lotsSeed, key, problem } = category.drawPreview;
  return (
    <DrawDialogFooter
      categoryId={category.id}
      previewed={{ lotsSeed, key }}
      possible={!problem}
      loading={loading}
      saving={saving}
      onReload={(seed) => onReload(category.id, seed)}
      onRefusal={(message) => onRefusal(category.id, message)}
      onClose={onClose}
    />
  );
}
