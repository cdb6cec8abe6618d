CREATE TABLE "housekeeping" (
	"chore" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"succeeded_at" timestamp (3) with time zone,
	"removed" bigint DEFAULT 0 NOT NULL,
	"withheld" bigint DEFAULT 0 NOT NULL,
	"withheld_since" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "deployment" ADD COLUMN "deployment_id" uuid;--> statement-breakpoint
ALTER TABLE "deployment" ADD COLUMN "database_fingerprint" text;--> statement-breakpoint
ALTER TABLE "deployment" ADD COLUMN "store_marked_at" timestamp (3) with time zone;