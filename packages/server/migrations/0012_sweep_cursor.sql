ALTER TABLE "housekeeping" ADD COLUMN "cursor" text;--> statement-breakpoint
ALTER TABLE "housekeeping" ADD COLUMN "withheld_so_far" bigint DEFAULT 0 NOT NULL;