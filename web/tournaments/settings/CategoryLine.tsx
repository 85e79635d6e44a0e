import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Plus, Trash2 } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { categoryTermsInWords, type CategoryTerms } from "./category-words";

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
