import { IconButton } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { SeedsEditor_preview$key } from "../../__generated__/SeedsEditor_preview.graphql";
import type { SeedsEditor_ranking$key } from "../../__generated__/SeedsEditor_ranking.graphql";
import { SelectField } from "../../ui/form/Fields";
import { useInTurn, type InTurn } from "../../ui/form/use-in-turn";
import { pairLabel } from "./PairLine";
import { useSeedFromRanking, useSetSeeds } from "./use-draw-mutations";

interface SeedsEditorProps {
  categoryId: string;
  preview: SeedsEditor_preview$key;
  rankings: SeedsEditor_ranking$key;
  /** Whether another preview is on its way: the order shown is about to change. */
  loading: boolean;
  /** Runs a save after the dialog's others. */
  inTurn: InTurn;
  onChanged: () => void;
  onRefusal: (message: string | null) => void;
}

/** Who is seeded, in order: by hand, or by what a ranking says. */
export function SeedsEditor({
  categoryId,
  preview,
  rankings: keys,
  loading,
  inTurn,
  onChanged,
  onRefusal,
}: SeedsEditorProps) {
  const { pairs } = useFragment(
    graphql`
      fragment SeedsEditor_preview on DrawPreview {
        pairs {
          id
          seed
          ...PairLine_pair
        }
      }
    `,
    preview,
  );
  const rankings = useFragment(
    graphql`
      fragment SeedsEditor_ranking on Ranking @relay(plural: true) {
        id
        name
        category
      }
    `,
    keys,
  );
  const [setSeeds] = useSetSeeds();
  const [seedFromRanking] = useSeedFromRanking();
  const [ownTurn, saving] = useInTurn();
  const busy = saving || loading;
  const adding = useRef<HTMLSelectElement>(null);
  const seeded = pairs.filter(({ seed }) => typeof seed === "number");
  const others = pairs.filter(({ seed }) => typeof seed !== "number");
  const ids = seeded.map(({ id }) => id);

  const save = async (pairIds: string[]) => {
    if (busy) return; // the order shown is about to change
    onRefusal(null);
    const answer = (await ownTurn(() => inTurn(() => setSeeds({ input: { categoryId, pairIds } }))))
      ?.setSeeds;
    if (answer?.refusal?.message) onRefusal(answer.refusal?.message);
    if (answer) onChanged();
  };
  const remove = async (pairId: string) => {
    // The button goes away with its row.
    adding.current?.focus();
    await save(ids.filter((id) => id !== pairId));
  };
  const takeRanking = async (rankingId: string) => {
    if (busy) return;
    onRefusal(null);
    const answer = (await ownTurn(() => inTurn(() => seedFromRanking({ input: { categoryId, rankingId } }))))
      ?.seedFromRanking;
    if (answer?.refusal?.message) onRefusal(answer.refusal?.message);
    else if (answer) onChanged();
  };
  const moved = (index: number, by: 1 | -1) => {
    const next = [...ids];
    next.splice(index + by, 0, ...next.splice(index, 1));
    return next;
  };

  return (
    <Stack as="section" gap="3">
      <Heading as="h3" textStyle="lg" fontWeight="bold">
        Cabeças de chave
      </Heading>
      {seeded.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          Nenhuma: todas as duplas vão para o sorteio.
        </Text>
      ) : (
        <Stack as="ol" gap="1" listStyleType="none">
          {seeded.map((pair, index) => {
            const name = pairLabel(pair);
            return (
              <Flex
                as="li"
                key={pair.id}
                align="center"
                gap="1"
                borderWidth="1px"
                borderRadius="l2"
                ps="3"
                pe="1"
              >
                <Text as="span" w="6" fontWeight="bold" color="coral.fg" fontVariantNumeric="tabular-nums">
                  {index + 1}
                </Text>
                <Text flex="1" minW="0" textStyle="sm" lineHeight="1.2" overflowWrap="anywhere">
                  {name}
                </Text>
                <SeedButton
                  label={`Subir ${name}`}
                  disabled={busy || index === 0}
                  onClick={() => void save(moved(index, -1))}
                >
                  <ArrowUp />
                </SeedButton>
                <SeedButton
                  label={`Descer ${name}`}
                  disabled={busy || index === seeded.length - 1}
                  onClick={() => void save(moved(index, 1))}
                >
                  <ArrowDown />
                </SeedButton>
                <SeedButton
                  label={`Tirar ${name} das cabeças de chave`}
                  disabled={busy}
                  onClick={() => void remove(pair.id)}
                >
                  <X />
                </SeedButton>
              </Flex>
            );
          })}
        </Stack>
      )}
      <SelectField
        label="Adicionar dupla"
        ref={adding}
        placeholder="Escolha a próxima"
        aria-disabled={busy || undefined}
        options={others.map((pair) => ({ value: pair.id, label: pairLabel(pair) }))}
        value=""
        onChange={({ target }) => target.value && void save([...ids, target.value])}
      />
      {rankings.length > 0 ? (
        <SelectField
          label="Ou usar um ranking"
          hint="Soma os pontos dos dois atletas de cada dupla"
          placeholder="Escolha o ranking"
          aria-disabled={busy || undefined}
          options={rankings.map(({ id, name, category }) => ({ value: id, label: `${name} · ${category}` }))}
          value=""
          onChange={({ target }) => target.value && void takeRanking(target.value)}
        />
      ) : null}
    </Stack>
  );
}

interface SeedButtonProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function SeedButton({ label, disabled, onClick, children }: SeedButtonProps) {
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      size="sm"
      aria-label={label}
      aria-disabled={disabled || undefined}
      opacity={disabled ? 0.4 : 1}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </IconButton>
  );
}
