import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ArrowLeftRight } from "lucide-react";
import type { Session } from "../identity/public/session";
import { homeOfArea } from "./area-home";
import { areaLabel, organisationOf, type Area } from "./entries";
import { EntryLink } from "./EntryLink";

interface AreaSwitchProps {
  session: Session;
  area: Area;
  areas: readonly Area[];
}

/** For who works in several areas: the way to the others. */
export function AreaSwitch({ session, area, areas }: AreaSwitchProps) {
  return (
    <Box as="nav" aria-label="Outras áreas">
      <Text px="3" pb="1" textStyle="xs" fontWeight="semibold" color="fg.muted" data-label="">
        Outras áreas
      </Text>
      <Stack as="ul" gap="0.5" listStyleType="none">
        {areas
          .filter((other) => other !== area)
          .map((other) => {
            const { name } = organisationOf(other, session);
            const label =
              other === "athlete" || other === "admin" ? areaLabel[other] : `${areaLabel[other]}: ${name}`;
            return (
              <li key={other}>
                <EntryLink to={homeOfArea(other, session)} title={label} aria-label={label}>
                  <ArrowLeftRight size={18} aria-hidden="true" />
                  <span data-label="">{label}</span>
                </EntryLink>
              </li>
            );
          })}
      </Stack>
    </Box>
  );
}
