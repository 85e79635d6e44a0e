import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Plus, Trash2 } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { levelInWords } from "../../../server/sport/admitted-levels.rules";
import {
  tournamentGenderLabel,
  type TournamentGender,
} from "../../../server/tournaments/tournament-labels.rules";
import { formatMoney } from "../../ui/format";

interface CategoryTerms {
  readonly level: string;
  readonly gender: TournamentGender;
  readonly minAge?: number | null | undefined;
  readonly maxAge?: number | null | undefined;
  readonly feeInCents: number;
}

/** "C: até C · Feminino · a partir de 40 anos · R$ 80,00": whom a category is for and what it costs. */
const categoryTermsInWords = ({ level, gender, minAge, maxAge, feeInCents }: CategoryTerms): string =>
  [
    levelInWords(level),
    tournamentGenderLabel[gender],
    agesInWords(minAge, maxAge),
    feeInCents === 0 ? "gratuita" : formatMoney(feeInCents),
  ]
    .filter((part) => part !== null)
    .join(" · ");

function agesInWords(min: number | null | undefined, max: number | null | undefined): string | null {
  if (typeof min === "number" && typeof max === "number") return `${min} a ${max} anos`;
  if (typeof min === "number") return `a partir de ${min} anos`;
  return typeof max === "number" ? `até ${max} anos` : null;
}

interface CategoryLineProps {
  category: CategoryTerms & { readonly name: string };
  /** How many may enter, or did; null where there is nothing to say of it. */
  places: string | null;
  /** Buttons beside it. */
  children: ReactNode;
}

/** A category among those of an event: whom it is for, what it costs, and what can be done with it. */
export function CategoryLine({ category, places, children }: CategoryLineProps) {
  return (
    <Flex gap="3" align="center" justify="space-between" wrap="wrap">
      <Stack gap="0.5" flex="1" minW="12rem">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {category.name}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {categoryTermsInWords(category)}
          {places === null ? null : ` · ${places}`}
        </Text>
      </Stack>
      <HStack gap="2">{children}</HStack>
    </Flex>
  );
}

interface CategoryListProps {
  label: string;
  /** Takes the focus when what had it is gone. */
  ref: Ref<HTMLUListElement>;
  children: ReactNode;
}

export function CategoryList({ label, ref, children }: CategoryListProps) {
  return (
    <chakra.ul
      ref={ref}
      tabIndex={-1}
      outline="0"
      aria-label={label}
      listStyleType="none"
      display="grid"
      gap="2.5"
    >
      {children}
    </chakra.ul>
  );
}

interface CategoryButtonProps {
  onClick: () => void;
}

export function RemoveCategory({
  name,
  disabled = false,
  onClick,
}: CategoryButtonProps & { name: string; disabled?: boolean }) {
  return (
    <Button size="sm" variant="ghost" colorPalette="red" disabled={disabled} onClick={onClick}>
      <Trash2 />
      Remover
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}

export function AddCategory({ onClick }: CategoryButtonProps) {
  return (
    <Button variant="outline" alignSelf="flex-start" onClick={onClick}>
      <Plus />
      Adicionar categoria
    </Button>
  );
}
