import { Button } from "@chakra-ui/react/button";
import type { LucideIcon } from "lucide-react";

interface SaveLinkProps {
  href: string;
  icon: LucideIcon;
  children: string;
}

/** A link to a file, which the router leaves to the browser. */
export function SaveLink({ href, icon: Icon, children }: SaveLinkProps) {
  return (
    <Button asChild variant="subtle" alignSelf="flex-start">
      <a href={href}>
        <Icon />
        {children}
      </a>
    </Button>
  );
}
