import { Box } from "@chakra-ui/react/box";
import type { LucideIcon } from "lucide-react";
import { ButtonLink } from "./ButtonLink";

interface BarLinkProps {
  to: string;
  icon: LucideIcon;
  label: string;
}

/** A link in the top bar; on a phone its icon alone, and the label for those who listen. */
export function BarLink({ to, icon: Icon, label }: BarLinkProps) {
  return (
    <ButtonLink
      to={to}
      variant="ghost"
      colorPalette="gray"
      size="sm"
      title={label}
      px={{ base: "0", sm: "3.5" }}
    >
      <Icon aria-hidden="true" />
      <Box as="span" srOnly={{ base: true, sm: false }}>
        {label}
      </Box>
    </ButtonLink>
  );
}
