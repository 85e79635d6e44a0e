import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { DetailSection } from "../../ui/Facts";

interface ComesAlongProps {
  /** As the API tells them: "12 aulas". */
  moves: readonly string[];
  /** What is filled in, by its name. */
  filled: readonly string[];
}

/** What one record brings to another one of the same person. */
export const ComesAlong = ({ moves, filled }: ComesAlongProps) => (
  <DetailSection title="Vem junto">
    {moves.length === 0 ? (
      <Text color="fg.muted">Nada está marcado neste cadastro.</Text>
    ) : (
      <Stack as="ul" gap="1" ps="5" listStyleType="disc">
        {moves.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
    )}
    {filled.length > 0 ? (
      <Text textStyle="sm" color="fg.muted">
        Também preenche o que falta: {filled.join(", ")}.
      </Text>
    ) : null}
  </DetailSection>
);
